import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNumberValue } from '#domain/catalogue/param-values.ts';
import { parsePartValue } from '#domain/part-values/index.ts';
import { saveProducts } from '#server/catalogue/save-products.ts';
import { rows } from '#server/db/queryable.ts';
import type { NumberValue } from '#server/db/schema/catalogue.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

interface Listed {
  productId: number;
  productNum: string;
  unitPrice: number;
  priceOnRequest: number;
  quantityPrice: number;
  stock: number;
  catalogId: number;
  [column: `column${number}`]: string;
}

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
});
afterAll(() => shop.close());

const operation = 'listProducts';
const column = (key: string) => `column${shop.columns[key] ?? 0}` as const;

async function list(fields: Record<string, string | number>): Promise<{ items: Listed[]; total: number }> {
  const answer = await shop.ask<Listed[]>(operation, { pageSize: 100, ...fields });
  expect(answer.code, JSON.stringify(answer)).toBe(0);
  return { items: answer.data, total: answer.params.totalDataCounts };
}

function statedValues(key: string): NumberValue[] {
  return shop.inputs.map((input) => input.params[String(shop.columns[key])]).filter(isNumberValue);
}

function ohms(text: string): number {
  const parsed = parsePartValue(text, { kind: 'Ω' });
  if (!parsed.ok || typeof parsed.value.si !== 'number') throw new Error(`${text} is not a resistance`);
  return parsed.value.si;
}

describe('the product list', () => {
  it('lists a category in the order of the shop', async () => {
    const { items, total } = await list({ catalogId: shop.resistors });
    expect(total).toBe(120);
    expect(items).toHaveLength(100);
    expect(items.map((item) => item.productId)).toEqual(
      items.map((item) => item.productId).toSorted((a, b) => a - b),
    );
  });

  it('lists everything below a category of a higher level, and the whole shop', async () => {
    expect((await list({ catalogId: shop.passives })).total).toBe(125);
    expect((await list({})).total).toBe(125);
    const { items } = await list({ catalogId: shop.passives, pageNum: 2 });
    expect(items.some((item) => item.catalogId === shop.capacitors)).toBe(true);
  });

  it('returns twenty when no page size is given', async () => {
    const answer = await shop.ask(operation, { catalogId: shop.resistors });
    expect(answer.data).toHaveLength(20);
  });

  it('repeats and skips nothing from page to page, whatever it sorts by', async () => {
    for (const sort of ['price', 'stock', 'productNum', column('tolerance'), column('brand')]) {
      const ids: number[] = [];
      for (let pageNum = 1; pageNum <= 7; pageNum += 1) {
        const { items, total } = await list({
          catalogId: shop.resistors,
          sort,
          order: 'desc',
          pageNum,
          pageSize: 18,
        });
        expect(total).toBe(120);
        ids.push(...items.map((item) => item.productId));
      }
      expect(new Set(ids).size, sort).toBe(120);
    }
  });

  it('still reports the total on a page after the last one', async () => {
    const { items, total } = await list({ catalogId: shop.resistors, inStock: 1, pageNum: 50 });
    expect(items).toEqual([]);
    expect(total).toBe(90);
  });

  it('finds a number within a relative 1e-4', async () => {
    const matching = statedValues('resistance').filter(
      (value) => value.n === 4700 || value.n === 4700.2,
    ).length;
    expect(matching).toBeGreaterThan(0);
    expect((await list({ catalogId: shop.resistors, [column('resistance')]: '4700' })).total).toBe(matching);
    expect((await list({ catalogId: shop.resistors, [column('resistance')]: '4k7' })).total).toBe(matching);
  });

  it('takes any of several values, and ranges with open ends', async () => {
    const count = (test: (n: number) => boolean) =>
      statedValues('resistance').filter((value) => test(value.n ?? 0)).length;
    const total = async (filter: string) =>
      (await list({ catalogId: shop.resistors, [column('resistance')]: filter })).total;
    expect(await total('1|47|100')).toBe(count((n) => [1, 47, 100].includes(n)));
    expect(await total('1..100')).toBe(count((n) => n >= 1 && n <= 100));
    expect(await total('100..')).toBe(count((n) => n >= 100));
    expect(await total('..47')).toBe(count((n) => n <= 47));
    expect(await total('..1|10000..')).toBe(count((n) => n <= 1 || n >= 10_000));
    expect(await total('none')).toBe(120 - statedValues('resistance').length);
    expect(await total('none|1')).toBe(120 - statedValues('resistance').length + count((n) => n === 1));
  });

  it('finds the ranges that cover what is asked for, and a chosen one exactly', async () => {
    const count = (low: number, high: number) =>
      statedValues('temperature').filter((value) => (value.n ?? 0) <= low && (value.h ?? 0) >= high).length;
    const total = async (filter: string) =>
      (await list({ catalogId: shop.resistors, [column('temperature')]: filter })).total;
    expect(await total('100')).toBe(count(100, 100));
    expect(await total('-40..125')).toBe(count(-40, 125));
    expect(count(-40, 125)).toBeLessThan(count(-40, 85));
    expect(await total('=-40..85')).toBe(
      statedValues('temperature').filter(({ n, h }) => n === -40 && h === 85).length,
    );
  });

  it('combines columns with and', async () => {
    const both = { [column('tolerance')]: '1', [column('resistance')]: '..100' };
    const { items, total } = await list({ catalogId: shop.resistors, ...both });
    expect(total).toBe(items.length);
    for (const item of items) expect(item[column('tolerance')]).toBe('±1%');
  });

  it('sorts numbers by value with the empty last in both directions', async () => {
    for (const order of ['asc', 'desc']) {
      const { items } = await list({ catalogId: shop.resistors, sort: column('resistance'), order });
      const shown = items.map((item) => item[column('resistance')]).map((text) => (text ? ohms(text) : null));
      const numbers = shown.filter((value) => value !== null);
      expect(shown.slice(numbers.length).every((value) => value === null)).toBe(true);
      expect(numbers).toEqual(numbers.toSorted((a, b) => (order === 'asc' ? a - b : b - a)));
    }
  });

  it('sorts text by its label, the empty last', async () => {
    const sorted = { catalogId: shop.resistors, sort: column('brand'), order: 'desc' };
    const items = [...(await list(sorted)).items, ...(await list({ ...sorted, pageNum: 2 })).items];
    const labels = items.map((item) => (item[column('brand')] ?? '').toLowerCase());
    expect(labels).toEqual(labels.toSorted().toReversed());
    expect(labels.at(-1)).toBe('');
  });

  it('prices and sorts at a quantity', async () => {
    const { items } = await list({ catalogId: shop.resistors, sort: 'price', quantity: 1500 });
    const prices = items.map((item) => item.quantityPrice);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const cheap = items.find((item) => item.productNum === 'RC0603-001K');
    expect(cheap?.quantityPrice).toBe(0.1001);
    expect(cheap?.unitPrice).toBeGreaterThan(0.1001);
    const { items: few } = await list({ catalogId: shop.resistors, sort: 'price', quantity: 9 });
    for (const item of few) expect(item.quantityPrice).toBe(item.unitPrice);
  });

  it('lists hot and new products, the newest first', async () => {
    const news = await list({ recommend: 1 });
    expect(news.total).toBe(13);
    expect(news.items.map((item) => item.productId)).toEqual(
      news.items.map((item) => item.productId).toSorted((a, b) => b - a),
    );
    expect((await list({ recommend: 3, catalogId: shop.resistors })).total).toBe(12);
  });

  it('shows a hot product of every category before a second one of any', async () => {
    const { items } = await list({ recommend: 3, pageSize: 100 });
    const categories = items.map((item) => item.catalogId);
    const different = new Set(categories).size;
    expect(new Set(categories.slice(0, different)).size).toBe(different);
  });

  it('searches inside a category', async () => {
    expect((await list({ catalogId: shop.resistors, keyWord: 'RC0603-01' })).total).toBe(10);
    expect((await list({ catalogId: shop.capacitors, keyWord: '电阻' })).total).toBe(5);
    expect((await list({ catalogId: shop.resistors, keyWord: 'nothing-like-this' })).total).toBe(0);
  });

  it('shows values in the language of the request', async () => {
    const one = { catalogId: shop.resistors, pageSize: 1, [column('material')]: String(await materialId()) };
    expect((await list({ ...one, language: 'zh_CN' })).items[0]?.[column('material')]).toBe('薄膜');
    expect((await list(one)).items[0]?.[column('material')]).toBe('Thin film');
  });

  async function materialId(): Promise<number> {
    const [row] = await rows<{ id: number }>(shop.pool, `select id from text_value where en = 'Thin film'`);
    return row?.id ?? 0;
  }

  it('refuses a category and columns that are not there', async () => {
    expect(await shop.ask(operation, { catalogId: 99_999 })).toMatchObject({ code: 4004 });
    expect(await shop.ask(operation, { catalogId: shop.capacitors, [column('brand')]: '1' })).toMatchObject({
      code: 4000,
      params: { fields: [{ field: column('brand'), rule: 'column' }] },
    });
    expect(await shop.ask(operation, { catalogId: shop.resistors, sort: 'column99999' })).toMatchObject({
      code: 4000,
      params: { fields: [{ field: 'sort', rule: 'column' }] },
    });
  });

  it('refuses an unknown unit by the name of the filter', async () => {
    expect(
      await shop.ask(operation, { catalogId: shop.resistors, [column('resistance')]: '5 parsec' }),
    ).toMatchObject({
      code: 4027,
      params: { fields: [{ field: column('resistance') }] },
    });
  });

  it('notices at once that products came, moved or were withdrawn', async () => {
    const [first] = shop.inputs;
    if (!first) throw new Error('no products');
    await saveProducts(shop.pool, [{ ...first, withdrawn: true }]);
    expect((await list({ catalogId: shop.resistors })).total).toBe(119);
    await saveProducts(shop.pool, [{ ...first, categoryId: shop.capacitors, params: {} }]);
    expect((await list({ catalogId: shop.capacitors })).total).toBe(6);
    await saveProducts(shop.pool, [first]);
    expect((await list({ catalogId: shop.resistors })).total).toBe(120);
    expect((await list({ catalogId: shop.capacitors })).total).toBe(5);
  });

  it('shows a product without a price last in both directions of the price, with a flag and no price', async () => {
    const priced = shop.inputs.find(({ categoryId }) => categoryId === shop.capacitors);
    if (!priced) throw new Error('no capacitors');
    const asked = { ...priced, unitPrice: null, breakQty: [], breakPrice: [] };
    await saveProducts(shop.pool, [asked]);
    const fields = { catalogId: shop.capacitors, sort: 'price' };
    for (const order of ['asc', 'desc'])
      for (const quantity of [undefined, 1000]) {
        const { items, total } = await list({ ...fields, order, ...(quantity ? { quantity } : {}) });
        expect(total).toBe(5);
        expect(items.map(({ priceOnRequest }) => priceOnRequest)).toEqual([0, 0, 0, 0, 1]);
        expect(items.at(-1)).toMatchObject({ productNum: priced.mpn });
        expect(items.at(-1)).not.toHaveProperty('unitPrice');
        expect(items.at(-1)).not.toHaveProperty('quantityPrice');
      }
    await saveProducts(shop.pool, [priced]);
  });
});
