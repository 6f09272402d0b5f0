import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes, constants } from '#generated/constants.ts';
import { favourite } from '#server/db/schema/saved-products.ts';
import { signInNewMember } from '../support/members.ts';
import { addProduct, addProducts, changeProduct } from '../support/products.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { callsPerMinute: 0 } });
});
afterAll(() => shop.close());

/** A member with the calls of the favourites. */
async function collector() {
  const { token, member } = await signInNewMember(shop);
  const page = (fields: Record<string, number> = {}, language: 'zh_CN' | 'en_US' = 'en_US') =>
    shop.call('listFavourites', fields, { token, language });
  const list = async () => (await page()).data;
  const ids = async () => (await shop.call('listFavouriteIds', {}, { token })).data;
  const add = (productId: number) => shop.call('addFavourite', { productId }, { token });
  const remove = (proCollecId: number) => shop.call('deleteFavourite', { proCollecId }, { token });
  const detail = async (productId: number) => (await shop.call('getProduct', { productId }, { token })).data;
  return { token, member, page, list, ids, add, remove, detail };
}

describe('the favourites of a member', () => {
  it('have the latest first, with the stock, the current price and the one at that time', async () => {
    const { page, add, ids } = await collector();
    const [first, second] = [await addProduct(shop.db), await addProduct(shop.db)];
    await add(first);
    const addedAt = shop.clock.now().toISOString();
    shop.clock.pass(60);
    await add(second);
    await changeProduct(shop.db, first, { unitPrice: 5000, stock: 0 });
    const { data, params } = await page();
    expect(params).toEqual({ totalDataCounts: 2 });
    expect(data).toMatchObject([
      { params: { productId: second, unitPrice: 0.42, stock: 100_000, withdrawn: 0 }, priceThen: 0.42 },
      { params: { productId: first, unitPrice: 0.5, stock: 0 }, priceThen: 0.42, createTime: addedAt },
    ]);
    expect((await page({}, 'zh_CN')).data[0].params.productDescribe).toBe('厚膜电阻');
    expect(await ids()).toEqual([
      { productId: second, proCollecId: data[0].proCollecId },
      { productId: first, proCollecId: data[1].proCollecId },
    ]);
  });

  it('come five to a page unless more are asked for', async () => {
    const { page, add } = await collector();
    for (const productId of await addProducts(shop.db, 6)) await add(productId);
    expect((await page()).data).toHaveLength(5);
    const second = await page({ pageNum: 2 });
    expect(second.data).toHaveLength(1);
    expect(second.params).toEqual({ totalDataCounts: 6 });
    expect((await page({ pageSize: 100 })).data).toHaveLength(6);
  });

  it('are the same however often a product is added, also at the same moment', async () => {
    const { list, add, ids } = await collector();
    const productId = await addProduct(shop.db);
    const replies = await Promise.all(Array.from({ length: 5 }, () => add(productId)));
    expect(replies.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
    const [{ proCollecId }] = await list();
    await add(productId);
    expect(await ids()).toEqual([{ productId, proCollecId }]);
  });

  it('still show a product that left the shop, which cannot be added any more', async () => {
    const { list, add } = await collector();
    const other = await collector();
    const productId = await addProduct(shop.db);
    await add(productId);
    await changeProduct(shop.db, productId, { withdrawn: true });
    expect(await list()).toMatchObject([{ params: { productId, withdrawn: 1 } }]);
    expect((await other.add(productId)).code).toBe(codes.productWithdrawn);
    expect((await add(productId)).code).toBe(0);
  });

  it('have at most as many products as the description says', async () => {
    const { add, member, ids } = await collector();
    const [last, more] = [await addProduct(shop.db), await addProduct(shop.db)];
    const others = await addProducts(shop.db, constants.favouritesMax - 1);
    const createdAt = shop.clock.now();
    const rows = others.map((productId) => ({ memberId: member.id, productId, seenPrice: 1, createdAt }));
    await shop.db.insert(favourite).values(rows);
    expect((await add(last)).code).toBe(0);
    expect((await add(more)).code).toBe(codes.notOffered);
    expect((await add(last)).code).toBe(0);
    expect(await ids()).toHaveLength(constants.favouritesMax);
  });

  it('are named by the product detail, for this member only', async () => {
    const { detail, add, ids, remove } = await collector();
    const other = await collector();
    const productId = await addProduct(shop.db);
    expect(await detail(productId)).not.toHaveProperty('proCollecId');
    await add(productId);
    const [{ proCollecId }] = await ids();
    expect(await detail(productId)).toMatchObject({ proCollecId });
    expect(await other.detail(productId)).not.toHaveProperty('proCollecId');
    expect((await shop.call('getProduct', { productId })).data).not.toHaveProperty('proCollecId');
    await remove(proCollecId);
    expect(await detail(productId)).not.toHaveProperty('proCollecId');
  });
});

describe('removing a favourite', () => {
  it('can be undone for a while, with the place and the price that it had', async () => {
    const { list, add, remove } = await collector();
    const [first, second] = [await addProduct(shop.db), await addProduct(shop.db)];
    await add(first);
    await add(second);
    const before = await list();
    await remove(before[1].proCollecId);
    expect(await list()).toEqual([before[0]]);
    await changeProduct(shop.db, first, { unitPrice: 9000 });
    shop.clock.pass(constants.favouriteRestore);
    expect((await add(first)).code).toBe(0);
    const { params, ...rest } = before[1];
    expect((await list())[1]).toEqual({ ...rest, params: { ...params, unitPrice: 0.9 } });
  });

  it('is final afterwards: the product is added at the top, at the current price', async () => {
    const { list, add, remove, member } = await collector();
    const first = await addProduct(shop.db);
    const [second, third] = [await addProduct(shop.db), await addProduct(shop.db)];
    for (const productId of [first, second, third]) await add(productId);
    const [, newer, older] = await list();
    await remove(older.proCollecId);
    await changeProduct(shop.db, first, { unitPrice: 9000 });
    shop.clock.pass(constants.favouriteRestore + 1);
    await remove(newer.proCollecId);
    const rows = await shop.db.select().from(favourite).where(eq(favourite.memberId, member.id));
    expect(rows.map(({ productId }) => productId).sort()).toEqual([second, third].sort());
    await add(first);
    expect((await list())[0]).toMatchObject({ params: { productId: first }, priceThen: 0.9 });
  });

  it('is refused for what is not a favourite of this member', async () => {
    const { ids, add, remove } = await collector();
    const other = await collector();
    const productId = await addProduct(shop.db);
    await add(productId);
    const [{ proCollecId }] = await ids();
    expect((await other.remove(proCollecId)).code).toBe(codes.notFound);
    expect((await remove(Number.MAX_SAFE_INTEGER)).code).toBe(codes.notFound);
    expect((await remove(proCollecId)).code).toBe(0);
    expect((await remove(proCollecId)).code).toBe(codes.notFound);
    expect((await add(Number.MAX_SAFE_INTEGER)).code).toBe(codes.notFound);
    const removed = and(eq(favourite.id, proCollecId), eq(favourite.productId, productId));
    expect(await shop.db.select().from(favourite).where(removed)).toHaveLength(1);
  });
});

it('keeps nothing for a visitor', async () => {
  const productId = await addProduct(shop.db);
  const replies = await Promise.all([
    shop.call('listFavourites', {}),
    shop.call('listFavouriteIds', {}),
    shop.call('addFavourite', { productId }),
    shop.call('deleteFavourite', { proCollecId: 1 }),
  ]);
  expect(replies.map(({ code }) => code)).toEqual(replies.map(() => codes.signInNeeded));
});
