import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeywordTerm, readKeyword, wholePartNumber } from '#domain/search/keyword.ts';
import { matchesTerm } from '#domain/search/matching.ts';
import { listMatch, listRank, searchTier } from '#domain/search/search-rank.ts';
import { cachedCategories } from '#server/catalogue/memory/cached-categories.ts';
import { signed } from '#server/catalogue/memory/signatures.ts';
import { type ProductInput, saveProducts } from '#server/catalogue/save-products.ts';
import { snapshotsOf } from '#server/catalogue/snapshot-source.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import type { Params } from '#server/db/schema/catalogue.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

/**
 * Lists, facets and searches read projected slots, a dictionary, a token index and a snapshot of the tree. Random requests, between random
 * writes, must find what plain SQL over the products themselves finds.
 */
const rounds = 40;

let shop: ResistorShop;
let texts: { id: number; column_id: number; en: string }[];
/** The same database without anything in memory. */
let database: Queryable;
beforeAll(async () => {
  shop = await openResistorShop();
  const { pool } = shop;
  database = { query: (config) => pool.query(config) };
  cachedCategories(database, { from: Number.POSITIVE_INFINITY });
  cachedCategories(pool, { from: 1, part: 300, far: 0 });
});
afterAll(() => shop.close());

function generator(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * count);
  };
}

const random = generator(15);
const oneOf = <T>(items: readonly T[]): T => items[random(items.length)] as T; // an index below its length
const columnId = (key: string) => shop.columns[key] ?? 0;

interface Stored {
  readonly id: number;
  readonly key: string;
  readonly tokens: string[];
  readonly stock: number;
}

/** The products with all words in the order of a list. */
function rankedForList(all: readonly Stored[], terms: readonly KeywordTerm[]): number[] {
  const match = listMatch(terms);
  const found = all.flatMap(({ id, key, stock, tokens }) => {
    const indexed = { key, tokens: new Set(tokens) };
    if (!terms.every((term) => matchesTerm(indexed, term))) return [];
    const isCalled = (some: readonly KeywordTerm[]) =>
      some.every((term) => matchesTerm(indexed, term, 'called'));
    return [{ id, rank: listRank(match, { partKey: key, stock, isCalled }) }];
  });
  return found.toSorted((a, b) => a.rank - b.rank || a.id - b.id).map(({ id }) => id);
}

/** One condition as it is sent, and as plain SQL says it. */
interface Condition {
  readonly field: string;
  readonly value: string;
  readonly sql: string;
}

const tolerance = 1e-4;
const numberOf = (key: string, end: 'n' | 'h') => `(p.params->'${columnId(key)}'->>'${end}')::float8`;

function numberCondition(key: string, values: readonly number[]): Condition {
  const [low = 0, high = low] = values;
  const slack = (end: number) => Math.abs(end) * tolerance;
  return {
    field: `column${columnId(key)}`,
    value: values.length === 1 ? String(low) : `${low}..${high}`,
    sql: `${numberOf(key, 'n')} between ${low - slack(low)} and ${high + slack(high)}`,
  };
}

/** A requirement that the range of a part covers. */
function rangeCondition(key: string, low: number, high: number): Condition {
  return {
    field: `column${columnId(key)}`,
    value: `${low}..${high}`,
    sql: `${numberOf(key, 'n')} <= ${low} and coalesce(${numberOf(key, 'h')}, ${numberOf(key, 'n')}) >= ${high}`,
  };
}

function textCondition(key: string): Condition {
  const known = texts.filter((text) => text.column_id === columnId(key));
  const chosen = Array.from({ length: 1 + random(2) }, () => oneOf(known));
  return {
    field: `column${columnId(key)}`,
    value: chosen.map(({ id }) => id).join('|'),
    sql: `p.params->'${columnId(key)}'->>'en' in (${chosen.map(({ en }) => `'${en}'`).join()})`,
  };
}

function anyConditions(): Condition[] {
  const ohms = [0.1, 1, 47, 100, 4700, 10_000, 1e6];
  const all = [
    () => numberCondition('resistance', [oneOf(ohms)]),
    () => numberCondition('resistance', [oneOf([0, 40, 100]), oneOf([4700, 1e5])]),
    () => numberCondition('tolerance', [oneOf([0.1, 1, 5])]),
    () => rangeCondition('temperature', oneOf([-55, -40, 0]), oneOf([70, 85, 125])),
    () => textCondition('brand'),
    () => textCondition('material'),
    () => ({ field: 'inStock', value: '1', sql: 'p.stock > 0' }),
  ];
  const chosen = Array.from({ length: 1 + random(3) }, () => oneOf(all)());
  return [...new Map(chosen.map((condition) => [condition.field, condition])).values()];
}

function plainWhere(conditions: readonly Condition[]): string {
  const where = ['not p.withdrawn', `p.category_id = ${shop.resistors}`, ...conditions.map(({ sql }) => sql)];
  return where.map((one) => `coalesce(${one}, false)`).join(' and ');
}

async function plainSql(conditions: readonly Condition[]): Promise<number[]> {
  const text = `select p.id from product p where ${plainWhere(conditions)} order by p.id`;
  return (await rows<{ id: number }>(shop.pool, text)).map(({ id }) => id);
}

/** How many products state each text of a column. */
async function countPlain(key: string, conditions: readonly Condition[]): Promise<Record<string, number>> {
  const name = `p.params->'${columnId(key)}'->>'en'`;
  const found = await rows<{ name: string; count: number }>(
    shop.pool,
    `select ${name} as name, count(*)::int as count from product p
      where ${plainWhere(conditions)} and ${name} is not null group by 1`,
  );
  return Object.fromEntries(found.map(({ name: text, count }) => [text, count]));
}

const nameOf = (id: number) => texts.find((text) => text.id === id)?.en ?? '';

/** A product is added or replaced, withdrawn or offered again, with a value that the dictionary may not have. */
async function change(round: number): Promise<void> {
  const input = oneOf(shop.inputs.filter(({ categoryId }) => categoryId === shop.resistors));
  const ohm = oneOf([1, 100, 4700, 3300 + round]);
  const maker = oneOf(['YAGEO', 'Vishay', `Maker ${round}`]);
  const params: Params = {
    ...input.params,
    [String(columnId('resistance'))]: { t: `${ohm} Ω`, n: ohm },
    [String(columnId('brand'))]: { zh: maker, en: maker },
  };
  const changed: ProductInput = { ...input, params, stock: random(3) * 10, withdrawn: random(4) === 0 };
  const isNew = random(2) === 0;
  const own = isNew ? { supplierNo: `X${round}`, mpn: `ZX${round}-${100 + random(900)}K` } : {};
  await saveProducts(shop.pool, [{ ...changed, ...own }]);
  texts = await rows(shop.pool, 'select id, column_id, en from text_value order by id');
}

/** Whether the part numbers of the whole shop are in memory as they are now. */
async function areNumbersInMemory(): Promise<boolean> {
  const cached = cachedCategories(shop.pool);
  const found = await snapshotsOf(shop.pool).answer(async (snapshot) => ({
    value: await cached.find(snapshot, undefined),
  }));
  await cached.settled();
  if (found) await signed(found.partNumbers);
  return found !== undefined;
}

describe('the faster paths of the catalogue', () => {
  it('list what plain SQL finds, with its total and with facets that count the same', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await change(round);
      const conditions = anyConditions();
      const fields = Object.fromEntries(conditions.map(({ field, value }) => [field, value]));
      const request = { catalogId: shop.resistors, ...fields };
      const expected = await plainSql(conditions);
      const list = await shop.ask<{ productId: number }[]>('listProducts', { ...request, pageSize: 100 });
      const ids = list.data.map(({ productId }) => productId).toSorted((a, b) => a - b);
      expect({ request, total: list.params.totalDataCounts }).toEqual({ request, total: expected.length });
      if (expected.length <= 100) expect({ request, ids }).toEqual({ request, ids: expected });
      // Counts of a column are made without its own condition.
      const brand = `column${columnId('brand')}`;
      const others = conditions.filter(({ field }) => field !== brand);
      const facets = await shop.ask<
        { columnId: number; notStated: number; values: { value: string; count: number }[] }[]
      >('countProductFacets', request);
      const counted = facets.data.find((facet) => facet.columnId === columnId('brand'));
      const stated = `p.params ? '${columnId('brand')}'`;
      const withBrand = await plainSql([...others, { field: '', value: '', sql: stated }]);
      const sum = counted?.values.reduce((all, { count }) => all + count, 0);
      expect({ request, sum }).toEqual({ request, sum: withBrand.length });
      const ofBrands = counted?.values.map(({ value, count }) => [nameOf(Number(value)), count]) ?? [];
      expect({ request, ...Object.fromEntries(ofBrands) }).toEqual({
        request,
        ...Object.fromEntries(ofBrands.map(([name]) => [name, 0])),
        ...(await countPlain('brand', others)),
      });
      expect(counted?.notStated).toBe((await plainSql(others)).length - withBrand.length);
    }
  });

  it('page through a list that nothing narrows in the order of plain SQL, from whichever end it is read', async () => {
    const keys = { '': 'p.id', productNum: 'p.mpn_key collate "C"', price: 'p.unit_price', stock: 'p.stock' };
    for (let round = 0; round < rounds; round += 1) {
      await change(2 * rounds + round);
      const [sort, key] = oneOf(Object.entries(keys));
      const order = sort === '' ? 'asc' : oneOf(['asc', 'desc']);
      const catalogId = oneOf([shop.resistors, undefined]);
      const inCategory = catalogId === undefined ? '' : `and p.category_id = ${catalogId}`;
      const all = await rows<{ id: number }>(
        shop.pool,
        `select p.id from product p where not p.withdrawn ${inCategory} order by ${key} ${order} nulls last, p.id`,
      );
      const pageSize = oneOf([7, 20]);
      const pageNum = 1 + random(Math.ceil(all.length / pageSize) + 1);
      const request = {
        ...(catalogId === undefined ? {} : { catalogId }),
        ...(sort === '' ? {} : { sort, order }),
        pageNum,
        pageSize,
      };
      const { data, params } = await shop.ask<{ productId: number }[]>('listProducts', request);
      const expected = all.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(({ id }) => id);
      const ids = data.map(({ productId }) => productId);
      expect({ request, ids }).toEqual({ request, ids: expected });
      expect(params.totalDataCounts).toBe(all.length);
    }
  });

  it('search in the order in which the rules of the domain rank every product', async () => {
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
      'X1',
    ];
    let inMemory = 0;
    for (let round = 0; round < rounds; round += 1) {
      if (round % 5 === 0) await change(rounds + round);
      const keyWord = Array.from({ length: oneOf([1, 1, 2, 3]) }, () => oneOf(words)).join(' ');
      const terms = readKeyword(keyWord);
      const key = wholePartNumber(keyWord, terms);
      const all = await rows<Stored>(
        shop.pool,
        'select id, mpn_key as key, tokens, stock from product where not withdrawn order by id',
      );
      const ranked = all.flatMap((one) => {
        const tier = searchTier({ key: one.key, tokens: new Set(one.tokens) }, key, terms);
        return tier === undefined ? [] : [{ id: one.id, rank: tier * 2 + (one.stock === 0 ? 1 : 0) }];
      });
      if (ranked.length === 0) continue;
      if (await areNumbersInMemory()) inMemory += 1;
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
    }
    expect(inMemory).toBeGreaterThan(rounds / 2);
  });
});
