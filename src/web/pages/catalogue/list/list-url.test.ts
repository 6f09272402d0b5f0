// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostCompared } from '#domain/catalogue/compared-ids.ts';
import { clearConditions, countConditions } from './list-state.ts';
import { type ListState, listHref, parseFoundProducts, parseListSearch } from './list-url.ts';

const number = fc
  .double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 })
  .map((value) => value + 0);
const range = fc
  .tuple(number, number)
  .map(([first, second]) => `${Math.min(first, second)}..${Math.max(first, second)}`);
const token = fc.oneof(
  fc.integer({ min: 1, max: 1e9 }).map(String),
  number.map(String),
  range,
  number.map((start) => `${start}..`),
  number.map((end) => `..${end}`),
  fc.constant('none'),
);
const state: fc.Arbitrary<ListState> = fc.record({
  catalogId: fc.option(fc.integer({ min: 1, max: 1e9 }), { nil: undefined }),
  recommend: fc.constantFrom(undefined, 1, 3),
  keyWord: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  inStock: fc.boolean(),
  minStock: fc.option(fc.integer({ min: 1, max: 1e9 }), { nil: undefined }),
  minPrice: fc.option(
    fc.integer({ min: 0, max: 1e12 }).map((part) => part / 1e4),
    { nil: undefined },
  ),
  maxPrice: fc.constantFrom(undefined, 0, 0.11, 1_250),
  quantity: fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: undefined }),
  sort: fc.constantFrom(undefined, 'price', 'stock', 'productNum', 'column58'),
  order: fc.constantFrom('asc', 'desc'),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  filters: fc
    .dictionary(
      fc.integer({ min: 1, max: 999_999_999 }).map(String),
      fc.uniqueArray(token, { minLength: 1, maxLength: 4 }),
    )
    .map((filters) => ({ ...filters })),
  compare: fc.uniqueArray(fc.integer({ min: 1, max: 1e9 }), { maxLength: mostCompared }),
  unreadable: fc.constant([]),
});

function read(href: string): ListState {
  return parseListSearch(href.slice(href.indexOf('?')));
}

describe('the address of the product list', () => {
  it('gives back every state that it was written from', () => {
    fc.assert(
      fc.property(state, (list) => {
        const order = list.sort === undefined ? 'asc' : list.order;
        expect(read(listHref(list))).toEqual({ ...list, order });
      }),
    );
  });

  it('is short and readable', () => {
    const { unreadable: _none, ...plain } = parseListSearch('?id=18');
    expect(listHref({ ...plain, unreadable: [] })).toBe('/goodsCenter?id=18');
    expect(listHref(parseListSearch('?id=18&column57=985|986&column58=1000..10000&pageNum=1'))).toBe(
      '/goodsCenter?id=18&column57=985|986&column58=1000..10000',
    );
  });

  it('names the filters that cannot be read and keeps the rest', () => {
    const { filters, unreadable } = parseListSearch(
      '?id=18&column57=985|4k7&column58=9..1&columnx=1&column60=',
    );
    expect(filters).toEqual({ 57: ['985'] });
    expect(unreadable).toEqual([
      { name: 'column57', values: ['4k7'] },
      { name: 'column58', values: ['9..1'] },
      { name: 'columnx', values: ['1'] },
      { name: 'column60', values: [''] },
    ]);
  });

  it('keeps an exact range readable', () => {
    const href = listHref(parseListSearch('?id=18&column12=%3D-40..85|%3D5'));
    expect(href).toBe('/goodsCenter?id=18&column12==-40..85|=5');
    expect(read(href).filters).toEqual({ 12: ['=-40..85', '=5'] });
  });

  it.each([
    ['?id=-3&pageNum=0&quantity=1.5&sort=colour&order=up', {}],
    ['?quantity=100000', {}],
    ['?utm_source=mail', {}],
    ['?id=7&order=desc', { catalogId: 7, order: 'desc' }],
    ['?keyWord=%20%20lm358%20', { keyWord: 'lm358' }],
    ['?compare=1.1.2.x.0.3.4.5.6.7', { compare: [1, 2, 3, 4, 5, 6] }],
  ])('takes what makes no sense in %s for absent', (search, expected) => {
    expect(parseListSearch(search)).toEqual({ ...parseListSearch(''), ...expected });
  });
});

describe('the address of the products of a search', () => {
  it('says the same after writing and reading, under names of its own', () => {
    const href = '/searchAll?id=1&catalogId=11&keyWord=0603&inStock=1&column101=10000&sort=price&page=2';
    const state = parseFoundProducts(new URL(href, 'http://shop').search);
    expect(state).toMatchObject({ catalogId: 11, keyWord: '0603', inStock: true, sort: 'price', page: 2 });
    expect(listHref(state)).toBe(href);
  });

  it('keeps its keyword when all conditions are taken away', () => {
    const state = parseFoundProducts('?id=1&keyWord=0603&inStock=1&column101=10000');
    expect(countConditions(state)).toBe(2);
    expect(listHref(clearConditions(state))).toBe('/searchAll?id=1&keyWord=0603');
  });
});
