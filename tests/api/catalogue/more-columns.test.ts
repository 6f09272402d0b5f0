import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#server/db/queryable.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

type Listed = Record<string, string | number>;

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
  await rows(shop.pool, `update column_def set list_type = false where key in ('material', 'temperature')`);
});
afterAll(() => shop.close());

const idOf = (key: string) => shop.columns[key] ?? 0;
const ask = (fields: Record<string, string | number>) =>
  shop.ask<Listed[]>('listProducts', { catalogId: shop.resistors, pageSize: 100, ...fields });

/** How many of the listed products carry a value of a column. */
async function countStated(fields: Record<string, string | number>, key: string): Promise<number> {
  const { code, data } = await ask(fields);
  expect(code).toBe(0);
  expect(data.length).toBeGreaterThan(0);
  return data.filter((product) => product[`column${idOf(key)}`] !== undefined).length;
}

describe('a list that is asked for more columns than those of its table', () => {
  it('has their values, whichever way its products are found, and nothing else', async () => {
    const more = { moreColumns: `${idOf('material')},${idOf('temperature')}` };
    const conditions = [{}, { keyWord: 'RC0603' }, { inStock: 1 }, { sort: 'price', keyWord: 'thick film' }];
    for (const fields of conditions) {
      expect(await countStated(fields, 'material')).toBe(0);
      expect(await countStated({ ...fields, ...more }, 'material')).toBeGreaterThan(0);
      expect(await countStated({ ...fields, ...more }, 'temperature')).toBeGreaterThan(0);
      expect(await countStated({ ...fields, ...more }, 'resistance')).toBeGreaterThan(0);
    }
    expect(await countStated({ moreColumns: String(idOf('material')) }, 'temperature')).toBe(0);
  });

  it('has them in the language of the request, as the detail has them', async () => {
    const field = `column${idOf('material')}`;
    const { data } = await ask({ moreColumns: String(idOf('material')), language: 'zh_CN' });
    const product = data.find((one) => one[field] !== undefined);
    const productId = Number(product?.productId);
    const detail = await shop.ask<Listed>('getProduct', { productId, language: 'zh_CN' });
    expect(product?.[field]).toMatch(/膜$/);
    expect(product?.[field]).toBe(detail.data[field]);
  });

  it('ignores columns other than parameters of the category', async () => {
    expect(await countStated({ moreColumns: `${idOf('features')},999999999` }, 'features')).toBe(0);
    expect(await countStated({ moreColumns: String(idOf('drawing')) }, 'material')).toBe(0);
  });

  it('can be sorted by them', async () => {
    const field = `column${idOf('temperature')}`;
    const { data } = await ask({ moreColumns: String(idOf('temperature')), sort: field, order: 'desc' });
    expect(data[0]?.[field]).toBe('0 °C ~ 70 °C');
  });

  it('refuses what cannot be read as a list of ids', async () => {
    for (const moreColumns of ['1,', 'a', '1|2', Array.from({ length: 33 }, (_, at) => at + 1).join(',')])
      expect((await ask({ moreColumns })).code).toBe(4000);
  });
});
