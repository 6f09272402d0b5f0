import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConditionsRequest } from '#domain/catalogue/conditions.ts';
import type { SortRequest } from '#domain/catalogue/list-sort.ts';
import { outerNumbers } from '#domain/part-values/index.ts';
import { type ChangingShop, openChangingShop } from './changing-shop.ts';
import { PlainCatalogue, type PlainColumn } from './plain-catalogue.ts';

/**
 * Lists and facets are read from an index in memory that follows the changes of the database. Random requests between random writes must find what
 * the rules of the domain find among the products as they are stored.
 */
const rounds = 60;

interface Facet {
  readonly columnId: number;
  readonly kind: string;
  readonly min?: number;
  readonly max?: number;
  readonly values: readonly { readonly value: string; readonly count: number }[];
  readonly notStated: number;
}

type Fields = ConditionsRequest & SortRequest;

let changing: ChangingShop;
beforeAll(async () => {
  changing = await openChangingShop(15);
});
afterAll(() => changing.shop.close());

/** What may be asked about a column of resistors. */
function anyFilter(plain: PlainCatalogue): ConditionsRequest {
  const { shop, oneOf } = changing;
  const { resistance, tolerance, temperature } = shop.columns;
  const column = oneOf(plain.filterColumns(shop.resistors));
  const number = ['4700', '1..5000', '100|3305', '..1|1000..', 'none|1', '0.05..0.1', 'none'];
  const ranges = ['-40..85', '=-40..85', '~0..60', '25', 'none|25', '=25', '=..85'];
  const texts = plain.texts(column).concat('none');
  const asked: Record<number, string[]> = {
    [resistance ?? 0]: number,
    [tolerance ?? 0]: number,
    [temperature ?? 0]: ranges,
  };
  const values =
    column.kind === 'text' ? [oneOf(texts), `${oneOf(texts)}|${oneOf(texts)}`] : (asked[column.id] ?? number);
  return { [`column${column.id}`]: oneOf(values) };
}

/** Conditions other than those on columns. */
function anyOffer(): ConditionsRequest {
  const { oneOf } = changing;
  return oneOf<ConditionsRequest>([
    {},
    {},
    { inStock: 1 },
    { minStock: oneOf([1, 11, 500]) },
    { inStock: 1, minStock: 5 },
    { minPrice: oneOf([2, 5]) },
    { minPrice: 2, maxPrice: 5, quantity: oneOf([1, 10, 499, 500]) },
    { recommend: 1 },
    { recommend: 3 },
  ]);
}

function anyWords(): ConditionsRequest {
  const { oneOf, random } = changing;
  if (random(3) > 0) return {};
  const words = [
    '电阻',
    '厚膜',
    'RC0603',
    'R',
    'ZX',
    '0603',
    '4.7k',
    'Vishay',
    '1%',
    '≥2%',
    '≥50mW',
    '≥-40℃',
    'RC0603 0',
    'RC0603 resistor',
  ];
  return { keyWord: oneOf(words) };
}

function anyConditions(plain: PlainCatalogue): ConditionsRequest {
  const { shop, oneOf, random } = changing;
  const place = oneOf<ConditionsRequest>([{}, { catalogId: shop.passives }, { catalogId: shop.capacitors }]);
  const filters = Array.from({ length: random(3) }, () => anyFilter(plain));
  const inLeaf = Object.assign({ catalogId: shop.resistors }, ...filters);
  return { ...(random(4) === 0 ? place : inLeaf), ...anyOffer(), ...anyWords() };
}

function anySort(plain: PlainCatalogue, { catalogId }: ConditionsRequest): SortRequest {
  const { shop, oneOf } = changing;
  const columns = catalogId === shop.resistors ? plain.filterColumns(shop.resistors) : [];
  const sort = oneOf([undefined, 'price', 'stock', 'productNum', ...columns.map(({ id }) => `column${id}`)]);
  return { ...(sort && { sort }), order: oneOf(['asc', 'desc']), quantity: oneOf([1, 10, 600]) };
}

/** The first page, one in the middle and the last. */
async function expectPages(plain: PlainCatalogue, request: Fields): Promise<void> {
  const language = changing.oneOf(['zh_CN', 'en_US'] as const);
  const all = plain.list(request, language);
  const pageSize = changing.oneOf([7, 20]);
  const last = Math.max(1, Math.ceil(all.length / pageSize));
  for (const pageNum of new Set([1, Math.ceil(last / 2), last, last + 1])) {
    const { order, ...fields } = request;
    const page = { ...fields, order, pageNum, pageSize, language };
    const { data, params } = await changing.shop.ask<{ productId: number }[]>('listProducts', page);
    const found = { ids: data.map(({ productId }) => productId), total: params.totalDataCounts };
    const ids = all.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    expect({ page, ...found }).toEqual({ page, ids, total: all.length });
  }
}

/** What choosing each value gives, and the values that can be chosen. */
function countedByRule(plain: PlainCatalogue, request: ConditionsRequest, facet: Facet, column: PlainColumn) {
  const field = `column${column.id}` as const;
  const { [field]: _own, ...others } = request;
  const now = plain.match(others);
  const count = (value: string) => plain.match({ ...others, [field]: value }).length;
  const spans = column.kind === 'number' ? now.flatMap((product) => product.span(column) ?? []) : [];
  return {
    values: facet.values.map(({ value }) => ({ value, count: count(value) })),
    notStated: count('none'),
    ...outerNumbers(spans),
  };
}

async function expectFacets(plain: PlainCatalogue, request: ConditionsRequest): Promise<void> {
  const { shop } = changing;
  const answer = await shop.ask<Facet[]>('countProductFacets', { ...request });
  expect({ request, total: answer.params.totalDataCounts }).toEqual({
    request,
    total: plain.match(request).length,
  });
  const columns = request.catalogId === shop.resistors ? plain.filterColumns(shop.resistors) : [];
  expect(answer.data.map(({ columnId }) => columnId).toSorted()).toEqual(
    columns.map(({ id }) => id).toSorted(),
  );
  for (const facet of answer.data) {
    const column = columns.find(({ id }) => id === facet.columnId);
    if (!column) continue;
    const { min, max, notStated } = facet;
    const values = facet.values.map(({ value, count }) => ({ value, count }));
    const outer = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    const expected = countedByRule(plain, request, facet, column);
    expect({ request, column, values, notStated, ...outer }).toEqual({ request, column, ...expected });
    if (column.kind === 'text')
      expect(values.map(({ value }) => value).toSorted()).toEqual(plain.statedTexts(column).toSorted());
  }
}

it('Lists and facets have what the rules find among the products as they are stored, whatever is written in between.', async () => {
  const kinds = new Set<string>();
  let found = 0;
  for (let round = 0; round < rounds; round += 1) {
    kinds.add(await changing.change());
    const plain = await PlainCatalogue.read(changing.shop.pool);
    for (let time = 0; time < 2; time += 1) {
      const conditions = anyConditions(plain);
      found += Math.min(1, plain.match(conditions).length);
      await expectPages(plain, { ...conditions, ...anySort(plain, conditions) });
    }
    await expectFacets(plain, { catalogId: changing.shop.resistors, ...anyConditions(plain) });
  }
  expect(kinds.size).toBe(13);
  expect(found).toBeGreaterThan(rounds);
});
