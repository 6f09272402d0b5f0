import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes, constants } from '#generated/constants.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { countQueries } from '../support/count-queries.ts';
import { signInNewMember } from '../support/members.ts';
import { addProduct } from '../support/products.ts';
import type { CallOptions } from '../support/signed-call.ts';
import { makeTestApp, openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let productId: number;
beforeAll(async () => {
  shop = await openTestApp();
  productId = await addProduct(shop.db, { stock: 500 });
});
afterAll(() => shop.close());

const detail = (options: CallOptions = {}) => shop.call('getProduct', { productId }, options);

/** An answer is kept when its call comes for the second time. */
async function makeReady(): Promise<void> {
  for (const _ of [1, 2]) await detail();
}

it('A repeated call of a visitor costs one query, that for the version of the data.', async () => {
  const first = await detail();
  await detail();
  const queries = await countQueries(shop, async () => expect((await detail()).data).toEqual(first.data));
  expect(queries).toBe(1);
});

it('The same call is computed once for all that send it at the same time.', async () => {
  const fields = { productId: await addProduct(shop.db) };
  const once = await countQueries(shop, () => shop.call('getProduct', fields));
  await shop.db.update(product).set({ stock: 77 }).where(eq(product.id, fields.productId));
  const all = await countQueries(shop, async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.call('getProduct', fields)));
    expect(answers.map(({ data }) => data.stock)).toEqual(Array(20).fill(77));
  });
  // The version is read at most once for those that came before and once for those that came meanwhile.
  expect(all).toBeLessThanOrEqual(once + 2);
});

it('A change of price or stock shows in the next answer.', async () => {
  await makeReady();
  for (const stock of [499, 498]) {
    await shop.db
      .update(product)
      .set({ stock, unitPrice: stock * 1000 })
      .where(eq(product.id, productId));
    const { data } = await detail();
    expect([data.stock, data.unitPrice]).toEqual([stock, stock / 10]);
  }
});

it('Each language has its own answer.', async () => {
  for (const _ of [1, 2, 3]) {
    const [chinese, english] = [await detail(), await detail({ language: 'en_US' })];
    expect(chinese.data.productName).not.toBe(english.data.productName);
  }
});

it('What a member gets is not what visitors get.', async () => {
  await makeReady();
  const { token } = await signInNewMember(shop);
  await shop.call('addFavourite', { productId }, { token });
  await makeReady();
  expect((await detail({ token })).data.proCollecId).toEqual(expect.any(Number));
  expect((await detail()).data.proCollecId).toBeUndefined();
});

it('A call that is refused gets no answer, however often others got one.', async () => {
  await makeReady();
  const unsigned = await detail({ headers: { 'X-Sign': '0'.repeat(64) } });
  const stale = await detail({ clockAhead: -constants.signatureWindow - 1 });
  const altered = await detail({ tamper: ({ url }) => url.searchParams.set('language', 'en_US') });
  const unknownField = await shop.call('getProduct', { productId, other: 1 });
  expect([unsigned.code, stale.code, altered.code, unknownField.code]).toEqual([
    codes.wrongSignature,
    codes.staleTimestamp,
    codes.wrongSignature,
    codes.fieldRefused,
  ]);
  expect([unsigned.data, stale.data, altered.data, unknownField.data]).toEqual(Array(4).fill(undefined));
});

it('A refusal is computed again.', async () => {
  const later = productId + 1000;
  for (const _ of [1, 2, 3]) {
    const { code } = await shop.call('getProduct', { productId: later });
    expect(code).toBe(codes.notFound);
  }
});

it('A client beyond its rate is refused a ready answer.', async () => {
  const limited = makeTestApp(shop, { config: { callsPerMinute: 4 } });
  const found: number[] = [];
  for (const _ of [1, 2, 3, 4, 5]) found.push((await limited.call('getProduct', { productId })).code);
  expect(found).toEqual([0, 0, 0, 0, codes.rateLimited]);
});
