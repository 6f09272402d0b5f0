import { afterAll, beforeAll, expect, it } from 'vitest';
import { fittingQuestions, isNamedHit, namingTerms, widerTerms } from '#domain/search/fitting-search.ts';
import { type KeywordTerm, readKeyword, wholePartNumber } from '#domain/search/keyword.ts';
import { matchesTerm } from '#domain/search/matching.ts';
import { rankInTier, searchTier } from '#domain/search/search-rank.ts';
import { type ChangingShop, openChangingShop } from './changing-shop.ts';
import { PlainCatalogue } from './plain-catalogue.ts';

/** Random searches between random writes must find what the rules of the domain find among the products as they are stored. */
const rounds = 60;

const words = [
  ...[
    '4700',
    '4.7k',
    '100R',
    'RC0603',
    'rc0603-01',
    'ZX',
    'ZX-SAME',
    'Vishay',
    'yageo',
    '厚膜',
    '电阻',
    '0603',
    '1%',
    'C0603',
  ],
  ...[
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
  ],
  ...['≤5%', 'R', 'jumper', '25℃', '≥-40℃', 'resistors 0402'],
];

interface Found {
  readonly data: readonly { readonly productId: number }[];
  readonly params: {
    readonly totalDataCounts: number;
    readonly fittingWords?: readonly { readonly word: string; readonly fit: number }[];
  };
}

interface Suggestions {
  readonly partNumbers: readonly { readonly productNum: string }[];
  readonly values: readonly {
    readonly catalogId: number;
    readonly productCount: number;
    readonly filters: readonly { readonly columnId: number; readonly value: string }[];
  }[];
}

let changing: ChangingShop;
beforeAll(async () => {
  changing = await openChangingShop(16);
});
afterAll(() => changing.shop.close());

/** The products with all words, best match first. */
function rankProducts({ products }: PlainCatalogue, terms: readonly KeywordTerm[]): number[] {
  const key = wholePartNumber(terms);
  return products
    .flatMap((one) => {
      const tier = searchTier(one.indexed, key, terms);
      return tier === undefined ? [] : [{ id: one.productId, rank: rankInTier(tier, one) }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.id - b.id)
    .map(({ id }) => id);
}

/** The words by which a search that finds something is made: where few products state the values, what fits them counts too. */
function meantTerms(plain: PlainCatalogue, terms: readonly KeywordTerm[]): readonly KeywordTerm[] {
  const exact = rankProducts(plain, terms).length;
  const naming = namingTerms(terms);
  const named = plain.products.filter(({ indexed }) => isNamedHit(indexed, terms, naming ?? []));
  const wider = widerTerms(terms, naming ? named.length : exact);
  return wider && rankProducts(plain, wider).length > exact ? wider : terms;
}

function fittingWords({ products }: PlainCatalogue, terms: readonly KeywordTerm[]) {
  return fittingQuestions(terms).flatMap(({ said, terms: asked }) =>
    products.some(({ indexed }) => asked.every((term) => matchesTerm(indexed, term))) ? [said] : [],
  );
}

const anyKeyword = () => {
  const { oneOf } = changing;
  return Array.from({ length: oneOf([1, 1, 2, 3]) }, () => oneOf(words)).join(' ');
};

/** Returns whether something is found with these words. */
async function expectSearch(plain: PlainCatalogue, keyWord: string): Promise<boolean> {
  const { shop, oneOf } = changing;
  const [pageNum, pageSize] = oneOf([
    [1, 100],
    [2, 7],
    [4, 20],
  ] as const);
  const { data } = await shop.ask<{ productResult: Found }>('searchAll', {
    keyWord,
    searchType: 1,
    pageNum,
    pageSize,
  });
  const { data: products, params } = data.productResult;
  const meant = meantTerms(plain, readKeyword(keyWord));
  const all = rankProducts(plain, meant);
  const ids = products.map(({ productId }) => productId);
  // Other words are found instead, see `relax.test.ts`.
  if (all.length === 0) return false;
  expect({ keyWord, params, ids, total: params.totalDataCounts }).toEqual({
    keyWord,
    params,
    ids: all.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    total: all.length,
  });
  expect({ keyWord, fit: params.fittingWords ?? [] }).toEqual({ keyWord, fit: fittingWords(plain, meant) });
  return true;
}

async function expectCategories(plain: PlainCatalogue, keyWord: string): Promise<void> {
  const { shop, oneOf } = changing;
  const request = {
    keyWord,
    ...oneOf([{}, { inStock: 1 as const }, { minStock: 11 }, { minPrice: 2, maxPrice: 5 }]),
  };
  const { data, params } = await shop.ask<{ catalogId: number; productCount: number }[]>(
    'countSearchCategories',
    request,
  );
  const found = plain.match(request);
  const groups = [...Map.groupBy(found, ({ categoryId }) => categoryId)];
  const expected = Object.fromEntries(groups.map(([category, products]) => [category, products.length]));
  const counted = Object.fromEntries(data.map(({ catalogId, productCount }) => [catalogId, productCount]));
  expect({ request, counted }).toEqual({ request, counted: expected });
  expect(params.totalDataCounts).toBe(found.length);
}

async function expectSuggestions(plain: PlainCatalogue, keyWord: string): Promise<void> {
  const { data } = await changing.shop.ask<Suggestions>('listSearchSuggestions', { keyWord });
  for (const { catalogId, productCount, filters } of data.values) {
    const fields = Object.fromEntries(
      filters.map(({ columnId, value }) => [`column${columnId}` as const, value]),
    );
    expect({ keyWord, fields, productCount }).toEqual({
      keyWord,
      fields,
      productCount: plain.match({ catalogId, ...fields }).length,
    });
  }
  const beginning = keyWord.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const begun = plain.products.some(({ partKey }) => partKey.startsWith(beginning));
  if (/^[a-z0-9-]{2,}$/i.test(keyWord))
    expect({ keyWord, begun: data.partNumbers.length > 0 }).toEqual({ keyWord, begun });
}

it('Searches, their categories and suggestions have what the rules find among the products as they are stored.', async () => {
  let found = 0;
  for (let round = 0; round < rounds; round += 1) {
    await changing.change();
    const plain = await PlainCatalogue.read(changing.shop.pool);
    if (await expectSearch(plain, anyKeyword())) found += 1;
    await expectSearch(plain, changing.oneOf(words));
    await expectCategories(plain, anyKeyword());
    await expectSuggestions(plain, changing.oneOf(words));
  }
  expect(found).toBeGreaterThan(rounds / 2);
});
