import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes, constants } from '#generated/constants.ts';
import { footprint } from '#server/db/schema/saved-products.ts';
import { signInNewMember } from '../support/members.ts';
import { addProduct, addProducts, changeProduct } from '../support/products.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { callsPerMinute: 0 } });
});
afterAll(() => shop.close());

/** A member with the calls of the footprints. */
async function browser() {
  const { token, member } = await signInNewMember(shop);
  const page = (fields: Record<string, number> = {}, language: 'zh_CN' | 'en_US' = 'en_US') =>
    shop.call('listFootprints', fields, { token, language });
  const list = async () => (await page({ pageSize: 100 })).data;
  const visit = (productId: number) => shop.call('addFootprint', { productId }, { token });
  const remove = (footId: number) => shop.call('deleteFootprint', { footId }, { token });
  return { token, member, page, list, visit, remove };
}

describe('the footprints of a member', () => {
  it('have one entry per product, the latest visit first, with the price at that time and the current one', async () => {
    const { page, visit } = await browser();
    const [first, second] = [await addProduct(shop.db), await addProduct(shop.db)];
    await visit(first);
    shop.clock.pass(1);
    await visit(second);
    const before = (await page()).data;
    expect(before).toMatchObject([{ params: { productId: second } }, { params: { productId: first } }]);
    shop.clock.pass(1);
    await changeProduct(shop.db, first, { unitPrice: 5000 });
    expect((await page()).data[1]).toMatchObject({ params: { unitPrice: 0.5 }, priceThen: 0.42 });
    await visit(first);
    const { data, params } = await page();
    expect(params).toEqual({ totalDataCounts: 2 });
    expect(data).toMatchObject([
      { footId: before[1].footId, priceThen: 0.5, createTime: shop.clock.now().toISOString() },
      { footId: before[0].footId, priceThen: 0.42 },
    ]);
    expect((await page({}, 'zh_CN')).data[0].params.productDescribe).toBe('厚膜电阻');
  });

  it('come five to a page unless more are asked for', async () => {
    const { page, visit } = await browser();
    for (const productId of await addProducts(shop.db, 6)) await visit(productId);
    expect((await page()).data).toHaveLength(5);
    expect((await page({ pageNum: 2 })).data).toHaveLength(1);
    expect((await page({ pageSize: 6 })).params).toEqual({ totalDataCounts: 6 });
  });

  it('forget the oldest beyond the number that is kept', async () => {
    const { page, visit, member } = await browser();
    const start = shop.clock.now().getTime();
    const newest = await addProduct(shop.db);
    const seen = await addProducts(shop.db, constants.footprintsKept);
    const rows = seen.map((productId, at) => {
      return { memberId: member.id, productId, seenPrice: 1, visitedAt: new Date(start - at * 1000) };
    });
    await shop.db.insert(footprint).values(rows.slice(0, -1));
    const total = async () => (await page()).params.totalDataCounts;
    await visit(seen.at(-1) ?? 0);
    expect(await total()).toBe(constants.footprintsKept);
    await visit(newest);
    expect(await total()).toBe(constants.footprintsKept);
    const left = await shop.db.select().from(footprint).where(eq(footprint.memberId, member.id));
    const remainingIds = left.map(({ productId }) => productId);
    expect(remainingIds).toContain(newest);
    expect(remainingIds).toContain(seen.at(-1));
    expect(remainingIds).not.toContain(seen.at(-2));
  });

  it('have a product once, however many visits arrive at the same moment', async () => {
    const { list, visit } = await browser();
    const productId = await addProduct(shop.db);
    await Promise.all(Array.from({ length: 5 }, () => visit(productId)));
    expect(await list()).toHaveLength(1);
  });

  it('still show a product that left the shop, whose visits are not recorded any more', async () => {
    const { list, visit } = await browser();
    const productId = await addProduct(shop.db);
    await visit(productId);
    await changeProduct(shop.db, productId, { withdrawn: true });
    expect(await list()).toMatchObject([{ params: { productId, withdrawn: 1 } }]);
    expect((await visit(productId)).code).toBe(codes.productWithdrawn);
    expect((await visit(Number.MAX_SAFE_INTEGER)).code).toBe(codes.notFound);
  });

  it('can be deleted by their member only', async () => {
    const { list, visit, remove } = await browser();
    const other = await browser();
    await visit(await addProduct(shop.db));
    const [{ footId }] = await list();
    expect((await other.remove(footId)).code).toBe(codes.notFound);
    expect((await remove(Number.MAX_SAFE_INTEGER)).code).toBe(codes.notFound);
    expect((await remove(footId)).code).toBe(0);
    expect(await list()).toEqual([]);
    expect((await remove(footId)).code).toBe(codes.notFound);
  });

  it('are kept for members only', async () => {
    const productId = await addProduct(shop.db);
    const replies = await Promise.all([
      shop.call('listFootprints', {}),
      shop.call('addFootprint', { productId }),
      shop.call('deleteFootprint', { footId: 1 }),
    ]);
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => codes.signInNeeded));
  });
});
