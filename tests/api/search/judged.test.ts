import { afterAll, beforeAll, expect, it } from 'vitest';
import { readKeyword } from '#domain/search/keyword.ts';
import { isFoundBy } from '#domain/search/search-rank.ts';
import { databaseOn, pglitePool } from '#server/db/client.ts';
import { compilePglite } from '#server/db/compiled-pglite.ts';
import { startPglite } from '#server/db/pglite.ts';
import { rows } from '#server/db/queryable.ts';
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
const limitMs = 900_000;

/** What a search says of its products. */
interface Searched {
  readonly keyWord: string;
  /** The keyword by which lists, categories and facets find the same. */
  readonly listed: string;
  readonly total: number;
  readonly isLowerBound: boolean;
  readonly isFitting: boolean;
}

interface Stored {
  readonly key: string;
  readonly tokens: readonly string[];
  readonly category: number;
}

interface CategoryCount {
  readonly catalogId: number;
  readonly productCount: number;
}

interface Facet {
  readonly columnId: number;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

let shop: TestApp;
let verdicts: readonly Verdict[];
const searches: Searched[] = [];
beforeAll(async () => {
  await compilePglite();
  const embedded = await startPglite({ snapshot: await demoSnapshot() });
  shop = makeTestApp(databaseOn(pglitePool(embedded.connect), 'pglite', embedded.close));
  verdicts = await judgeSearch(shop.pool, async ({ keyWord, language }) => {
    const answer = await shop.call('searchAll', { keyWord, searchType: 1, pageSize: 5 }, { language });
    expect(answer.code, keyWord).toBe(0);
    const { data, params } = answer.data.productResult;
    searches.push({
      keyWord,
      listed: params.listedKeyword ?? keyWord,
      total: params.totalDataCounts,
      isLowerBound: params.totalIsLowerBound === 1,
      isFitting: params.fittingWords !== undefined,
    });
    const ids = data.map(({ productId }: { productId: number }) => productId);
    return { ids, droppedWords: params.droppedWords ?? [] };
  });
}, limitMs);
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

let state = 7;
function random(count: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * count);
}

/** A few of a list, not always the same ones. */
function someOf<T>(items: readonly T[], most: number): T[] {
  const first = items.length > most ? random(items.length - most + 1) : 0;
  return items.slice(first, first + most);
}

async function categoriesOf(keyWord: string): Promise<CategoryCount[]> {
  return (await shop.call('countSearchCategories', { keyWord })).data;
}

async function totalOf(fields: Record<string, string | number>): Promise<number> {
  const { code, params } = await shop.call('listProducts', { ...fields, pageSize: 1 });
  expect(code, JSON.stringify(fields)).toBe(0);
  return params.totalDataCounts;
}

it(
  'counts in its categories what each judged query finds, and what the rules of the domain find',
  async () => {
    const stored = await rows<Stored>(
      shop.pool,
      'select mpn_key as key, tokens, category_id as category from product where not withdrawn',
    );
    const products = stored.map((one) => ({ ...one, tokens: new Set(one.tokens) }));
    for (const { keyWord, listed, total, isLowerBound } of searches) {
      const counts = await categoriesOf(listed);
      const sum = counts.reduce((all, { productCount }) => all + productCount, 0);
      if (isLowerBound) expect(sum, keyWord).toBeGreaterThan(total);
      else expect({ keyWord, sum }).toEqual({ keyWord, sum: total });
      const terms = readKeyword(listed);
      const found = Map.groupBy(
        products.filter((one) => isFoundBy(one, terms)),
        ({ category }) => category,
      );
      const expected = new Map([...found].map(([category, { length }]) => [category, length]));
      const counted = new Map(counts.map(({ catalogId, productCount }) => [catalogId, productCount]));
      expect({ keyWord, counted }).toEqual({ keyWord, counted: expected });
    }
  },
  limitMs,
);

it(
  'counts the categories and facets of values that parts fit as their lists find them',
  async () => {
    const fitting = searches.filter(({ isFitting }) => isFitting);
    expect(fitting.length).toBeGreaterThan(20);
    for (const { listed: keyWord } of fitting) {
      const counts = await categoriesOf(keyWord);
      for (const { catalogId, productCount } of someOf(counts, 2)) {
        expect(await totalOf({ keyWord, catalogId }), `${keyWord} in ${catalogId}`).toBe(productCount);
        const { data: facets, params } = await shop.call('countProductFacets', { keyWord, catalogId });
        expect(params.totalDataCounts, keyWord).toBe(productCount);
        for (const { columnId, values } of someOf<Facet>(facets, 2)) {
          for (const { value, count } of someOf(values, 2)) {
            const chosen = { keyWord, catalogId, [`column${columnId}`]: value };
            expect(await totalOf(chosen), JSON.stringify(chosen)).toBe(count);
          }
        }
      }
    }
  },
  limitMs,
);
