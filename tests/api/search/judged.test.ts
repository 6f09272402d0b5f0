import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseOn, pglitePool } from '#server/db/client.ts';
import { startPglite } from '#server/db/pglite.ts';
import { demoSnapshot } from '../../../src/run/contract/demo-snapshot.ts';
import {
  figuresOf,
  goals,
  judgeSearch,
  missesOf,
  type Verdict,
} from '../../support/judged-search/judge-search.ts';
import { makeTestApp, type TestApp } from '../support/test-app.ts';

/** Hundreds of searches, even on a busy machine. */
const setupLimitMs = 900_000;

let shop: TestApp;
let verdicts: readonly Verdict[];
beforeAll(async () => {
  const embedded = await startPglite({ snapshot: await demoSnapshot() });
  shop = makeTestApp(databaseOn(pglitePool(embedded.connect), 'pglite', embedded.close));
  verdicts = await judgeSearch(shop.pool, async ({ keyWord, language }) => {
    const answer = await shop.call('searchAll', { keyWord, searchType: 1, pageSize: 5 }, { language });
    expect(answer.code, keyWord).toBe(0);
    const { data, params } = answer.data.productResult;
    const ids = data.map(({ productId }: { productId: number }) => productId);
    return { ids, droppedWords: params.droppedWords ?? [] };
  });
}, setupLimitMs);
afterAll(() => shop.close());

it('finds what buyers look for in the demo shop', () => {
  const { queries, first, firstFive, zeroHits } = figuresOf(verdicts);
  const misses = missesOf(verdicts).join('\n');
  console.info(`${queries} queries: ${JSON.stringify({ first, firstFive, zeroHits })}\n${misses}`);
  expect(queries).toBeGreaterThanOrEqual(150);
  expect(first, misses).toBeGreaterThanOrEqual(goals.first);
  expect(firstFive, misses).toBeGreaterThanOrEqual(goals.firstFive);
  expect(zeroHits, misses).toBeLessThanOrEqual(goals.zeroHits);
});

it('names the words that it leaves out', () => {
  expect(verdicts.filter(({ tellsDropped }) => !tellsDropped).map(({ keyWord }) => keyWord)).toEqual([]);
});
