import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNamedHit, namingTerms, widerTerms } from '#domain/search/fitting-search.ts';
import { type KeywordTerm, readKeyword, wholePartNumber } from '#domain/search/keyword.ts';
import { matchesTerm } from '#domain/search/matching.ts';
import {
  fittingTier,
  isFoundBy,
  listMatch,
  listRank,
  rankInTier,
  searchTier,
} from '#domain/search/search-rank.ts';
import { type ListRequest, listProducts } from '#server/catalogue/list-products.ts';
import { cachedCategories } from '#server/catalogue/memory/cached-categories.ts';
import { findByWords, openShop } from '#server/catalogue/memory/find-by-words.ts';
import { rememberCommonWords } from '#server/catalogue/memory/remember-words.ts';
import { waitForSignatures } from '#server/catalogue/memory/signatures.ts';
import { snapshotsOf } from '#server/catalogue/snapshot-source.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { type ChangingShop, openChangingShop } from './changing-shop.ts';
import type { ResistorShop } from './resistor-shop.ts';

/**
 * Searches and lists with words read a token index, part numbers and sets of products in memory. Random ones, between random writes, must find
 * what the rules of the domain find among all products.
 */
const rounds = 40;

let shop: ResistorShop;
let database: Queryable;
let random: ChangingShop['random'];
let oneOf: ChangingShop['oneOf'];
let change: ChangingShop['change'];
beforeAll(async () => {
  ({ shop, database, random, oneOf, change } = await openChangingShop());
});
afterAll(() => shop.close());

interface Stored {
  readonly id: number;
  readonly key: string;
  readonly tokens: string[];
  readonly stock: number;
  readonly category: number;
}

function readStored(): Promise<Stored[]> {
  return rows<Stored>(
    shop.pool,
    'select id, mpn_key as key, tokens, stock, category_id as category from product where not withdrawn order by id',
  );
}

/** The products with all words in the order of a list. */
function rankedForList(all: readonly Stored[], terms: readonly KeywordTerm[]): number[] {
  const match = listMatch(terms);
  const found = all.flatMap(({ id, key, stock, tokens }) => {
    const indexed = { key, tokens: new Set(tokens) };
    if (!isFoundBy(indexed, terms)) return [];
    const isCalled = (some: readonly KeywordTerm[]) =>
      some.every((term) => matchesTerm(indexed, term, 'called'));
    const fittingTierOf = (some: readonly KeywordTerm[]) => fittingTier(indexed, some);
    return [{ id, rank: listRank(match, { partKey: key, stock, isCalled, fittingTier: fittingTierOf }) }];
  });
  return found.toSorted((a, b) => a.rank - b.rank || a.id - b.id).map(({ id }) => id);
}

/** A product is sold out, in stock again, or no longer listed, without anything written of its words. */
async function changeStock(id: number, isOut: boolean): Promise<void> {
  const stock = `with p as (update product set stock = $2 where id = $1) update product_slot set stock = $2 where product_id = $1`;
  await rows(shop.pool, stock, [id, isOut ? 5 : 0]);
  if (random(3) > 0) return;
  const withdrawal = `with p as (update product set withdrawn = true, slot_category_id = null where id = $1)
    delete from product_slot where product_id = $1`;
  await rows(shop.pool, withdrawal, [id]);
}

/** A page of a list with words, once from the database and once from memory, where its words are by then. */
async function listTwice(
  keyWord: string,
  { catalogId, inStock, pageNum }: { catalogId?: number; inStock: boolean; pageNum: number },
) {
  const request: ListRequest = {
    keyWord,
    ...(catalogId === undefined ? {} : { catalogId }),
    ...(inStock ? { inStock: 1 } : {}),
    order: 'asc',
    pageNum,
    pageSize: 7,
  };
  const found = [];
  for (let time = 0; time < 2; time += 1) {
    const list = await listProducts(shop.pool, request, 'en_US');
    if (!list.ok) throw new Error(list.code);
    const { products, total } = list.value;
    found.push({ total, ids: products.map(({ productId }) => productId) });
    await cachedCategories(shop.pool).settled();
  }
  return found;
}

/** Whether the products with these words are in memory. */
async function areWordsInMemory(terms: readonly KeywordTerm[]): Promise<boolean> {
  const { keys, beginning } = listMatch(terms);
  const search = { terms, keys, beginning, leaves: undefined, inStock: false };
  return snapshotsOf(shop.pool).answer(async (snapshot) => {
    const opened = await openShop(shop.pool, snapshot);
    const words = opened && (await findByWords(opened, search, { page: { offset: 0, limit: 1 } }));
    return { value: words?.find() !== undefined };
  });
}

/** Whether the part numbers of the whole shop are in memory as they are now. */
async function areNumbersInMemory(): Promise<boolean> {
  const cached = cachedCategories(shop.pool);
  const found = await snapshotsOf(shop.pool).answer(async (snapshot) => ({
    value: await cached.find(snapshot, undefined),
  }));
  await cached.settled();
  if (found) await waitForSignatures(found.partNumbers);
  return found !== undefined;
}

describe('the faster paths of searches', () => {
  it('find products in the order in which the rules of the domain rank every product', async () => {
    const words = [
      '4700',
      '4.7k',
      '100R',
      'RC0603',
      'rc0603-01',
      'ZX',
      'Vishay',
      'yageo',
      '厚膜',
      '电阻',
      '0603',
      '1%',
      'C0603',
      '03-01',
      '00K',
      'RC',
      'RC0603-010K-T',
      '603010K',
      'X1',
      'RC06 03',
      'RC 0603',
      '5%',
      '≥2%',
      '50mW',
      '-20℃',
      '4.7k|100R',
      '≤5%',
    ];
    let inMemory = 0;
    let byWords = 0;
    let bySpans = 0;
    let remembered = 0;
    for (let round = 0; round < rounds; round += 1) {
      if (round % 5 === 0) await change(rounds + round);
      const keyWord = Array.from({ length: oneOf([1, 1, 2, 3]) }, () => oneOf(words)).join(' ');
      const terms = readKeyword(keyWord);
      const all = await readStored();
      const rankBy = (meant: readonly KeywordTerm[]) =>
        all.flatMap((one) => {
          const key = wholePartNumber(meant);
          const tier = searchTier({ key: one.key, tokens: new Set(one.tokens) }, key, meant);
          return tier === undefined ? [] : [{ id: one.id, rank: rankInTier(tier, one) }];
        });
      const exact = rankBy(terms);
      const naming = namingTerms(terms) ?? [];
      const named = all.filter((one) => {
        return isNamedHit({ key: one.key, tokens: new Set(one.tokens) }, terms, naming);
      });
      const widerWords = widerTerms(terms, naming.length > 0 ? named.length : exact.length) ?? [];
      const wider = rankBy(widerWords);
      const ranked = wider.length > exact.length ? wider : exact;
      if (ranked.length === 0) continue;
      if (await areNumbersInMemory()) inMemory += 1;
      // After a change of words they are read again.
      if (round % 5 === 0) remembered += await rememberCommonWords(shop.pool, { from: 1, pauseMs: 0 });
      if (round % 10 === 0) await cachedCategories(shop.pool).settled();
      const expected = ranked.toSorted((a, b) => a.rank - b.rank || a.id - b.id).map(({ id }) => id);
      const { data } = await shop.ask<{
        productResult: { data: { productId: number }[]; params: { totalDataCounts: number } };
      }>('searchAll', { keyWord, searchType: 1, pageSize: 100 });
      const { data: found, params } = data.productResult;
      expect({ keyWord, total: params.totalDataCounts }).toEqual({ keyWord, total: expected.length });
      const ids = found.map(({ productId }) => productId);
      expect({ keyWord, ids }).toEqual({ keyWord, ids: expected.slice(0, 100) });
      const page = { pageNum: 1, pageSize: 100, language: 'en_US' } as const;
      const fromDatabase = await searchProducts(database, keyWord, page);
      expect({ keyWord, ids: fromDatabase.products.map(({ productId }) => productId) }).toEqual({
        keyWord,
        ids,
      });
      const list = await shop.ask<{ productId: number }[]>('listProducts', { keyWord, pageSize: 100 });
      const listed = list.data.map(({ productId }) => productId);
      expect({ keyWord, listed }).toEqual({ keyWord, listed: rankedForList(all, terms).slice(0, 100) });
      await cachedCategories(shop.pool).settled();
      if (await areWordsInMemory(terms)) byWords += 1;
      const meant = ranked === wider ? widerWords : terms;
      if (meant.some(({ need }) => need) && (await areWordsInMemory(meant))) bySpans += 1;
      const again = await searchProducts(shop.pool, keyWord, page);
      expect({ keyWord, ids: again.products.map(({ productId }) => productId) }).toEqual({ keyWord, ids });
      expect({ keyWord, total: again.total.totalDataCounts }).toEqual({ keyWord, total: expected.length });
      // What is in memory follows.
      const one = oneOf(all.filter(({ id }) => id === ids[0]));
      await changeStock(one.id, one.stock === 0);
      const now = await readStored();
      const catalogId = oneOf([shop.resistors, undefined]);
      const inStock = random(2) === 0;
      const fitting = now.filter(
        ({ category, stock }) =>
          (catalogId === undefined || category === catalogId) && (!inStock || stock > 0),
      );
      const inOrder = rankedForList(fitting, terms);
      const pageNum = 1 + random(Math.ceil(inOrder.length / 7) + 1);
      const pageIds = inOrder.slice((pageNum - 1) * 7, pageNum * 7);
      const narrowed = { ...(catalogId === undefined ? {} : { catalogId }), inStock, pageNum };
      const both = await listTwice(keyWord, narrowed);
      const onePage = { total: inOrder.length, ids: pageIds };
      expect({ keyWord, narrowed, both }).toEqual({ keyWord, narrowed, both: [onePage, onePage] });
    }
    expect(inMemory).toBeGreaterThan(rounds / 2);
    expect(remembered).toBeGreaterThan(rounds / 10);
    expect(byWords).toBeGreaterThan(rounds / 2);
    expect(bySpans).toBeGreaterThan(rounds / 10);
  });
});
