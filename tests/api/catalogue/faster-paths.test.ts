import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countFitting, snapshotsOf } from '#server/catalogue/index.ts';
import { rows } from '#server/db/queryable.ts';
import { type ChangingShop, openChangingShop } from './changing-shop.ts';
import type { ResistorShop } from './resistor-shop.ts';

/**
 * Lists and facets read projected slots, a dictionary and a snapshot of the tree. Random requests, between random writes, must find what plain
 * SQL over the products themselves finds.
 */
const rounds = 40;

let shop: ResistorShop;
let random: ChangingShop['random'];
let oneOf: ChangingShop['oneOf'];
let columnId: ChangingShop['columnId'];
let texts: ChangingShop['texts'];
let change: ChangingShop['change'];
beforeAll(async () => {
  ({ shop, random, oneOf, columnId, texts, change } = await openChangingShop());
});
afterAll(() => shop.close());

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
  const known = texts().filter((text) => text.column_id === columnId(key));
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

function joinConditions(conditions: readonly Condition[]): string {
  const where = ['not p.withdrawn', `p.category_id = ${shop.resistors}`, ...conditions.map(({ sql }) => sql)];
  return where.map((one) => `coalesce(${one}, false)`).join(' and ');
}

async function plainSql(conditions: readonly Condition[]): Promise<number[]> {
  const text = `select p.id from product p where ${joinConditions(conditions)} order by p.id`;
  return (await rows<{ id: number }>(shop.pool, text)).map(({ id }) => id);
}

/** How many products state each text of a column. */
async function countPlain(key: string, conditions: readonly Condition[]): Promise<Record<string, number>> {
  const name = `p.params->'${columnId(key)}'->>'en'`;
  const found = await rows<{ name: string; count: number }>(
    shop.pool,
    `select ${name} as name, count(*)::int as count from product p
      where ${joinConditions(conditions)} and ${name} is not null group by 1`,
  );
  return Object.fromEntries(found.map(({ name: text, count }) => [text, count]));
}

const nameOf = (id: number) => texts().find((text) => text.id === id)?.en ?? '';

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
      const typed = 'inStock' in fields ? { ...request, inStock: 1 as const } : request;
      const counted = [{ request: typed, tokens: [] }];
      const [number] = await snapshotsOf(shop.pool).answer(async (snapshot) => ({
        value: await countFitting(shop.pool, snapshot, counted, counted.length),
      }));
      expect({ request, number }).toEqual({ request, number: expected.length });
      // Counts of a column are made without its own condition.
      const brand = `column${columnId('brand')}`;
      const others = conditions.filter(({ field }) => field !== brand);
      const facets = await shop.ask<
        { columnId: number; notStated: number; values: { value: string; count: number }[] }[]
      >('countProductFacets', request);
      const ofBrand = facets.data.find((facet) => facet.columnId === columnId('brand'));
      const stated = `p.params ? '${columnId('brand')}'`;
      const withBrand = await plainSql([...others, { field: '', value: '', sql: stated }]);
      const sum = ofBrand?.values.reduce((all, { count }) => all + count, 0);
      expect({ request, sum }).toEqual({ request, sum: withBrand.length });
      const ofBrands = ofBrand?.values.map(({ value, count }) => [nameOf(Number(value)), count]) ?? [];
      expect({ request, ...Object.fromEntries(ofBrands) }).toEqual({
        request,
        ...Object.fromEntries(ofBrands.map(([name]) => [name, 0])),
        ...(await countPlain('brand', others)),
      });
      expect(ofBrand?.notStated).toBe((await plainSql(others)).length - withBrand.length);
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
});
