import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KeywordTerm, readKeyword } from '#domain/search/keyword.ts';
import { matchesTerm } from '#domain/search/matching.ts';
import { fittingTier, isFoundBy, listMatch, listRank } from '#domain/search/search-rank.ts';
import { saveProducts } from '#server/catalogue/save-products.ts';
import { rows } from '#server/db/queryable.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

/** Lists with words are read without the slots. Random requests, between random writes, must find what the rules of the domain find. */
const rounds = 40;

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
});
afterAll(() => shop.close());

let state = 20;
function random(count: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * count);
}
const oneOf = <T>(items: readonly T[]): T => items[random(items.length)] as T; // an index below its length

interface Stored {
  readonly id: number;
  readonly key: string;
  readonly tokens: string[];
  readonly stock: number;
  readonly price: number | null;
  readonly category: number;
}

/** A product gets another stock, price or category, is withdrawn or offered again. */
async function change(): Promise<void> {
  const input = oneOf(shop.inputs);
  const moved = random(6) === 0 ? { categoryId: shop.capacitors, params: {} } : {};
  const unitPrice = oneOf([null, 20_000, 49_999, 50_000, input.unitPrice]);
  const changed = { ...input, unitPrice, stock: random(3) * 10, withdrawn: random(5) === 0, ...moved };
  await saveProducts(shop.pool, [changed]);
}

function isCalledBy({ key, tokens }: Stored, terms: readonly KeywordTerm[]): boolean {
  return terms.every((term) => matchesTerm({ key, tokens: new Set(tokens) }, term, 'called'));
}

const sorts = ['productNum', 'price', 'stock', undefined] as const;

/** What a list is ordered by; null comes last. */
function sortKey(one: Stored, sort: (typeof sorts)[number], terms: readonly KeywordTerm[]) {
  if (sort === 'productNum') return one.key;
  if (sort !== undefined) return one[sort];
  const isCalled = (some: readonly KeywordTerm[]) => isCalledBy(one, some);
  const fittingTierOf = (some: readonly KeywordTerm[]) =>
    fittingTier({ key: one.key, tokens: new Set(one.tokens) }, some);
  return listRank(listMatch(terms), {
    partKey: one.key,
    stock: one.stock,
    isCalled,
    fittingTier: fittingTierOf,
  });
}

function sortIds(
  found: readonly Stored[],
  keyOf: (one: Stored) => string | number | null,
  isAscending: boolean,
): number[] {
  const compare = (a: Stored, b: Stored) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    if (first === second) return a.id - b.id;
    if (first === null || second === null) return first === null ? 1 : -1;
    return first < second === isAscending ? -1 : 1;
  };
  return found.toSorted(compare).map(({ id }) => id);
}

it('have what has the words in any order, and what stock, price and category leave of it', async () => {
  let found = 0;
  for (let round = 0; round < rounds; round += 1) {
    await change();
    const all = await rows<Stored>(
      shop.pool,
      `select id, mpn_key as key, tokens, stock, unit_price::float8 as price, category_id as category
        from product where not withdrawn order by id`,
    );
    const words = [
      '电阻',
      '厚膜',
      'RC0603',
      '0603',
      '4.7k',
      'Vishay',
      '1%',
      '≥2%',
      '≥50mW',
      '≥-40℃',
      'RC0603 0',
    ];
    const keyWord = Array.from({ length: oneOf([1, 1, 2]) }, () => oneOf(words)).join(' ');
    const [sort, order] = [oneOf(sorts), oneOf(['asc', 'desc'])];
    const [catalogId, least] = [oneOf([undefined, shop.resistors, shop.passives]), oneOf([0, 1, 20])];
    const cents = oneOf([undefined, 2, 5]);
    const terms = readKeyword(keyWord);
    const fitting = all.filter(
      (one) =>
        (catalogId !== shop.resistors || one.category === shop.resistors) &&
        one.stock >= least &&
        (cents === undefined || (one.price !== null && one.price >= cents * 10_000)) &&
        isFoundBy({ key: one.key, tokens: new Set(one.tokens) }, terms),
    );
    const expected = sortIds(
      fitting,
      (one) => sortKey(one, sort, terms),
      order === 'asc' || sort === undefined,
    );
    const request = {
      keyWord,
      order,
      pageSize: 100,
      ...(sort && { sort }),
      ...(catalogId !== undefined && { catalogId }),
      ...(least > 0 && { minStock: least }),
      ...(cents !== undefined && { minPrice: cents }),
    };
    const { data, params } = await shop.ask<{ productId: number }[]>('listProducts', request);
    const ids = data.map(({ productId }) => productId);
    expect({ request, ids }).toEqual({ request, ids: expected.slice(0, 100) });
    expect({ request, total: params.totalDataCounts }).toEqual({ request, total: expected.length });
    if (expected.length > 0) found += 1;
  }
  expect(found).toBeGreaterThan(rounds / 3);
});
