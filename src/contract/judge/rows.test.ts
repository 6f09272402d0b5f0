import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#description/json.ts';
import { shopContract as contract } from '#tests/support/shop-contract.ts';
import { judgeExchange } from './judge-exchange.ts';
import { madeExchange } from './made-exchange.ts';

function news(nid: number, changes: JsonObject = {}): JsonObject {
  const createTime = `2026-03-${String(28 - nid).padStart(2, '0')}T02:00:00Z`;
  const texts = { title: `New warehouse opened ${nid}`, viceTitle: 'On the same day' };
  return { nid, ...texts, imageUrl: '/img/news/warehouse.svg', createTime, contentType: 1, ...changes };
}

function judgedNews(data: Json[], total: number, fields: Record<string, string> = {}): string[] {
  const body = { code: 0, msg: 'Success', data, params: { totalDataCounts: total } };
  const exchange = madeExchange(contract, { id: 'listNews', fields, body });
  return judgeExchange(contract, exchange, 'server').map(({ kind, at }) => `${kind} ${at}`);
}

describe('the judge of one page of a list', () => {
  it('finds nothing in a page as described', () => {
    expect(judgedNews([news(1), news(2), news(3), news(4)], 9)).toEqual([]);
    expect(judgedNews([news(9)], 9, { pageNum: '3' })).toEqual([]);
    expect(judgedNews([], 9, { pageNum: '4' })).toEqual([]);
    expect(judgedNews([news(1)], 1, { contentType: '1', pageSize: '2' })).toEqual([]);
  });

  it('finds an item twice', () => {
    expect(judgedNews([news(1), news(1)], 2)).toEqual(['page-overlap response#/data/1/nid']);
  });

  it('finds items out of order, and an empty value that is not last', () => {
    expect(judgedNews([news(2), news(1)], 2)).toEqual(['wrong-order response#/data/1/createTime']);
  });

  it('finds an item that does not fit the filter', () => {
    const data = [news(1), news(2, { contentType: 2 })];
    expect(judgedNews(data, 2, { contentType: '1' })).toEqual([
      'ignored-filter response#/data/1/contentType',
    ]);
  });

  it('finds a page that is larger than asked for', () => {
    expect(judgedNews([news(1), news(2)], 2, { pageSize: '1' })).toEqual(['page-size response#/data']);
  });

  it.each([
    ['more than there are', [news(1)], 2, {}],
    ['fewer than there are', [news(1), news(2), news(3), news(4)], 3, {}],
    ['more behind an empty page', [], 9, { pageNum: '2' }],
  ])('finds a total of %s', (_, data, total, fields) => {
    expect(judgedNews(data, total, fields)).toEqual(['wrong-total response#/params/totalDataCounts']);
  });
});

const product = (productId: number, changes: JsonObject): JsonObject => ({
  productId,
  productName: 'Chip resistor',
  productNum: `R${productId}`,
  productDescribe: '',
  productImg: '',
  unitPrice: 1,
  startBuy: 1,
  orderMultiple: 1,
  stock: 1,
  customIntegration: 0,
  catalogId: 3,
  ...changes,
});

describe('the judge of the order of products', () => {
  const order = (sort: string, direction: string, items: JsonObject[]) => {
    const body = { code: 0, msg: 'Success', data: items, params: { totalDataCounts: items.length } };
    const fields = { sort, order: direction };
    const found = judgeExchange(
      contract,
      madeExchange(contract, { id: 'listProducts', fields, body }),
      'server',
    );
    return found.filter(({ kind }) => kind === 'wrong-order').map(({ at }) => at);
  };

  it('compares numbers as numbers', () => {
    const items = [product(1, { unitPrice: 9 }), product(2, { unitPrice: 10 })];
    expect(order('price', 'asc', items)).toEqual([]);
    expect(order('price', 'desc', items)).toEqual(['response#/data/1/unitPrice']);
  });

  it('takes part numbers in the order of their letters and digits, whatever is between them', () => {
    const namedProducts = (first: string, second: string) => [
      product(1, { productNum: first }),
      product(2, { productNum: second }),
    ];
    expect(order('productNum', 'asc', namedProducts('AB-10', 'ab/11'))).toEqual([]);
    expect(order('productNum', 'asc', namedProducts('B1', 'A1'))).toEqual(['response#/data/1/productNum']);
  });
});

describe('the judge of limits on numbers', () => {
  const expectRefused = (fields: Record<string, string>, items: JsonObject[]) => {
    const body = { code: 0, msg: 'Success', data: items, params: { totalDataCounts: items.length } };
    const exchange = madeExchange(contract, { id: 'listProducts', fields, body });
    const found = judgeExchange(contract, exchange, 'server');
    return found.filter(({ kind }) => kind === 'ignored-filter').map(({ at }) => at);
  };

  it('lets through what is at the limit and within it', () => {
    const items = [product(1, { stock: 10, unitPrice: 2 }), product(2, { stock: 11, unitPrice: 2.5 })];
    expect(expectRefused({ minStock: '10', minPrice: '2', maxPrice: '2.5' }, items)).toEqual([]);
  });

  it('finds an item beyond a limit', () => {
    const items = [product(1, { stock: 9, unitPrice: 3 })];
    expect(expectRefused({ minStock: '10' }, items)).toEqual(['response#/data/0/stock']);
    expect(expectRefused({ maxPrice: '2.5' }, items)).toEqual(['response#/data/0/unitPrice']);
    expect(expectRefused({ minPrice: '3.5' }, items)).toEqual(['response#/data/0/unitPrice']);
  });

  it('holds prices at a quantity against them, where the request has one', () => {
    const items = [product(1, { unitPrice: 9, quantityPrice: 2 })];
    expect(expectRefused({ maxPrice: '2.5', quantity: '100' }, items)).toEqual([]);
    expect(expectRefused({ maxPrice: '1', quantity: '100' }, items)).toEqual([
      'response#/data/0/quantityPrice',
    ]);
  });
});
