// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { detailHref, filtersSuffix, parseDetailSearch } from './detail-url.ts';
import { partViews } from './part-views.ts';
import { readWordItems } from './word-items.ts';

describe('the address of a product', () => {
  it('gives back product and quantity', () => {
    expect(detailHref(202, 800)).toBe('/GoodsDetails?id=202&quantity=800');
    expect(parseDetailSearch('?id=202&quantity=800')).toEqual({ productId: 202, quantity: 800, filters: {} });
    expect(detailHref(202, undefined)).toBe('/GoodsDetails?id=202');
  });

  it('takes what makes no sense for absent', () => {
    expect(parseDetailSearch('?id=abc&quantity=100000')).toEqual({
      productId: undefined,
      quantity: undefined,
      filters: {},
    });
  });

  it('keeps what the list asked of the columns', () => {
    const filters = { 12: ['~-40..125', '=85'], 7: ['105..'] };
    const href = detailHref(202, 800, filtersSuffix(filters));
    expect(href).toBe('/GoodsDetails?id=202&quantity=800&column7=105..&column12=~-40..125|=85');
    expect(parseDetailSearch(href.slice(href.indexOf('?')))).toEqual({
      productId: 202,
      quantity: 800,
      filters,
    });
  });
});

describe('the pictures of a part', () => {
  it('are each there once, with what they show', () => {
    const views = partViews({
      productImg: '/img/part/0603-chip/iso.svg, /img/part/0603-chip/dims.svg',
      goodsLoop: '/img/part/0603-chip/iso.svg,https://pictures.example/a.jpg',
    });
    expect(views.map(({ label }) => label)).toEqual([
      'catalogue.gallery.iso',
      'catalogue.gallery.dims',
      undefined,
    ]);
    expect(views).toHaveLength(3);
  });

  it('may be none', () => {
    expect(partViews({ productImg: '' })).toEqual([]);
  });
});

describe('the documents of a part', () => {
  it('are those that a browser can fetch', () => {
    const text = JSON.stringify([
      { name: 'datasheet.pdf', url: '/files/1.pdf', size: '1.2 MB', time: '2026-01-05', desc: 'Data sheet' },
      { name: 'trap', url: 'javascript:alert(1)' },
      { name: 'elsewhere', url: '//evil.example/x' },
      { url: '/files/nameless.pdf' },
    ]);
    expect(readWordItems(text).map(({ name }) => name)).toEqual(['datasheet.pdf']);
  });

  it('are none where the text is not a list', () => {
    expect(readWordItems('not json')).toEqual([]);
    expect(readWordItems('{"name":"x"}')).toEqual([]);
  });
});
