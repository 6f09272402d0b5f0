import { afterAll, beforeAll, expect, it } from 'vitest';
import { rewriteComputed } from '#server/catalogue/index.ts';
import { rows } from '#server/db/queryable.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
});
afterAll(() => shop.close());

async function countFound(keyWord: string): Promise<number> {
  return (await shop.ask('listProducts', { keyWord })).params.totalDataCounts;
}

/** As an older release left the products; of those before `from` the tokens are of this one. */
async function spoilTokens(version: string, from: number): Promise<void> {
  await rows(shop.pool, `update product set tokens = '{}' where id >= $1`, [from]);
  await rows(shop.pool, `update search_tokens set version = ${version}, next_product = $1`, [from]);
}

it('The tokens of an older version are written again, once.', async () => {
  const before = await rows(shop.pool, 'select id, mpn_key, tokens from product order by id');
  await spoilTokens('version - 1', 0);
  expect(await countFound('resistor')).toBe(0);
  expect(await rewriteComputed(shop.pool)).toBe(before.length);
  expect(await rows(shop.pool, 'select id, mpn_key, tokens from product order by id')).toEqual(before);
  expect(await countFound('resistor')).toBe(before.length);
  expect(await rewriteComputed(shop.pool)).toBe(0);
});

it('An interrupted run goes on where it was.', async () => {
  const ids = await rows<{ id: number }>(shop.pool, 'select id from product order by id');
  await spoilTokens('version', ids[100]?.id ?? 0);
  expect(await rewriteComputed(shop.pool)).toBe(ids.length - 100);
  expect(await countFound('resistor')).toBe(ids.length);
});

it('A run that is stopped leaves the rest to the next one.', async () => {
  await spoilTokens('version - 1', 0);
  expect(await rewriteComputed(shop.pool, { stop: AbortSignal.abort() })).toBe(0);
  expect(await rewriteComputed(shop.pool, { rests: true })).toBeGreaterThan(100);
});

it('Products of the current version are not read again.', async () => {
  await rows(shop.pool, `update product set tokens = '{}'`);
  expect(await rewriteComputed(shop.pool)).toBe(0);
});
