import { describe, expect, it } from 'vitest';
import { ElementCache, type ElementMarkup, PageElements } from './element-cache.ts';

describe('the memory of elements', () => {
  const size = { partBytes: 1000, parts: 4 };
  const add = (cache: ElementCache, text: string) => cache.add(text, [`<tr>${text}</tr>`], new Map());
  /** More than all of its parts hold. */
  const fill = (cache: ElementCache, what: string) => {
    for (let at = 0; at < 400; at += 1) add(cache, `${what} ${at}`);
  };
  const decoder = new TextDecoder();
  const textOf = (markup: ElementMarkup | undefined) =>
    markup?.pieces
      .map((piece) => (piece instanceof Uint8Array ? decoder.decode(piece) : `{${piece.name}}`))
      .join('');

  it('drops what was not used for longest, and keeps what a page has of it', () => {
    const cache = new ElementCache(size);
    add(cache, '电阻');
    const held = cache.find('电阻');
    fill(cache, 'row');
    expect(cache.find('电阻')).toBeUndefined();
    expect(cache.find('row 0')).toBeUndefined();
    expect(textOf(cache.find('row 399'))).toBe('<tr>row 399</tr>');
    expect(textOf(held)).toBe('<tr>电阻</tr>');
  });

  it('keeps what is used again and again, however many others come once', () => {
    const cache = new ElementCache(size);
    add(cache, '电阻');
    for (let at = 0; at < 2000; at += 1) {
      add(cache, `row ${at}`);
      if (at % 20 === 0) expect(textOf(cache.find('电阻'))).toBe('<tr>电阻</tr>');
    }
  });

  it('keeps where the own texts of a page are', () => {
    const cache = new ElementCache(size);
    cache.add('form', ['<input value="', { name: 'address' }, '"/>'], new Map());
    for (let at = 0; at < 200; at += 1) {
      add(cache, `row ${at}`);
      expect(textOf(cache.find('form'))).toBe('<input value="{address}"/>');
    }
  });

  it('keeps no element that is longer than a part, and all others for it', () => {
    const cache = new ElementCache(size);
    add(cache, 'row');
    for (let at = 0; at < 10; at += 1) add(cache, `${at}`.repeat(1000));
    expect(cache.find('0'.repeat(1000))).toBeUndefined();
    expect(textOf(cache.find('row'))).toBe('<tr>row</tr>');
  });

  it('has the styles of elements that use the same ones only once', () => {
    const cache = new ElementCache(size);
    for (const name of ['a', 'b']) cache.add(name, [name], new Map([['x', '.ui-x{}']]));
    cache.add('c', ['c'], new Map());
    expect(cache.find('a')?.styles).toBe(cache.find('b')?.styles);
    expect(cache.find('c')?.styles.size).toBe(0);
  });

  it('has of each element what was given, however often it is full', () => {
    const cache = new ElementCache(size);
    const oneOf = (count: number) => Math.floor(Math.random() * count);
    let found = 0;
    for (let at = 0; at < 2000; at += 1) {
      const page = new PageElements(cache);
      const shared = { quantity: oneOf(20) };
      const rows = Array.from({ length: 10 }, () => {
        const own = { productId: oneOf(5) };
        const markup = JSON.stringify({ shared, own });
        const mark = page.markOf(page.place({ name: 'row', own, shared }).start);
        return { markup, element: mark?.kind === 'start' ? mark.element : undefined };
      });
      for (const { markup, element } of rows) {
        if (!element?.cached) element?.keep([markup], new Map());
        else {
          expect(textOf(element.cached)).toBe(markup);
          found += 1;
        }
      }
    }
    expect(found).toBeGreaterThan(1000);
  });
});
