import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectProducts } from '#server/catalogue/project-products.ts';
import { type ProductInput, type SavedProduct, saveProducts } from '#server/catalogue/save-products.ts';
import { rows } from '#server/db/queryable.ts';
import type { Params } from '#server/db/schema/catalogue.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
});
afterAll(() => shop.close());

async function save(supplierNo: string, change: Partial<ProductInput>): Promise<SavedProduct> {
  const [first] = shop.inputs;
  if (!first) throw new Error('no products');
  const [saved] = await saveProducts(shop.pool, [{ ...first, supplierNo, params: {}, ...change }]);
  if (!saved) throw new Error('nothing saved');
  return saved;
}

const params = (key: string, value: Params[string]): Params => ({ [String(shop.columns[key])]: value });

async function slots(id: number): Promise<Record<string, unknown> | undefined> {
  return (await rows(shop.pool, 'select * from product_slot where product_id = $1', [id]))[0];
}

async function offer(id: number): Promise<Record<string, unknown> | undefined> {
  return (
    await rows(shop.pool, 'select stock, unit_price::float8 as price from product where id = $1', [id])
  )[0];
}

async function countListed(fields: Record<string, string | number>): Promise<number> {
  const answer = await shop.ask('listProducts', { catalogId: shop.resistors, ...fields });
  return answer.params.totalDataCounts;
}

describe('saving products', () => {
  it('replaces a product with the same number of the same supplier', async () => {
    const first = await save('same', { stock: 3 });
    const again = await save('same', { stock: 4, unitPrice: 77 });
    expect(again).toEqual({ ...first, inserted: false });
    expect(await offer(first.id)).toEqual({ stock: 4, price: 77 });
  });

  it('takes the later of two rows with one number', async () => {
    const [first] = shop.inputs;
    if (!first) throw new Error('no products');
    const twice = [1, 2].map((stock) => ({ ...first, supplierNo: 'twice', stock }));
    const saved = await saveProducts(shop.pool, twice);
    expect(saved).toHaveLength(1);
    expect(await offer(saved[0]?.id ?? 0)).toMatchObject({ stock: 2 });
  });

  it('keeps one value for spellings that differ in case and width, and takes a translation later', async () => {
    const ids = [];
    for (const text of [
      { zh: 'Cermet', en: 'Cermet' },
      { zh: 'ＣＥＲＭＥＴ', en: 'CERMET' },
      { zh: '金属陶瓷', en: 'cermet' },
    ]) {
      const { id } = await save(`cermet ${text.zh}`, { params: params('material', text) });
      ids.push((await slots(id))?.e2);
    }
    expect(new Set(ids).size).toBe(1);
    const labels = await rows(shop.pool, 'select zh, en from text_value where id = $1', [ids[0]]);
    expect(labels).toEqual([{ zh: '金属陶瓷', en: 'Cermet' }]);
  });

  it('stores a range in two slots, an open end as infinite, and 0.1u as 100n', async () => {
    const { id } = await save('range', { params: params('temperature', { t: '-10~60℃', n: -10, h: 60 }) });
    expect(await slots(id)).toMatchObject({ n3: -10, n4: 60 });
    const open = await save('open', { params: params('temperature', { t: '≤60℃', h: 60 }) });
    expect(await slots(open.id)).toMatchObject({ n3: Number.NEGATIVE_INFINITY, n4: 60 });
    const tiny = await save('tiny', { params: params('resistance', { t: '0.1u', n: 0.1 * 1e-6 }) });
    expect(await slots(tiny.id)).toMatchObject({ n1: 1e-7 });
  });

  it('refuses a category that is not there, and changes nothing', async () => {
    const before = await countListed({});
    await expect(save('nowhere', { categoryId: 99_999 })).rejects.toThrow('99999');
    expect(await countListed({})).toBe(before);
  });
});

describe('projecting again', () => {
  it('follows a product that was changed in place', async () => {
    const { id } = await save('changed', { params: params('resistance', { t: '33 Ω', n: 33 }) });
    const filter = { [`column${shop.columns.resistance}`]: '34' };
    expect(await countListed(filter)).toBe(0);
    const changed = params('resistance', { t: '34 Ω', n: 34 });
    await rows(shop.pool, 'update product set params = $2, stock = 1 where id = $1', [
      id,
      JSON.stringify(changed),
    ]);
    await projectProducts(shop.pool, [id]);
    expect(await countListed(filter)).toBe(1);
    await rows(shop.pool, 'update product set withdrawn = true where id = $1', [id]);
    await projectProducts(shop.pool, [id]);
    expect(await countListed(filter)).toBe(0);
    expect(await slots(id)).toBeUndefined();
  });
});
