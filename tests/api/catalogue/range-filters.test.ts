import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readColumnFilter } from '#domain/catalogue/column-filter.ts';
import {
  filterModes,
  filterToWire,
  fitsFilter,
  formatPartValue,
  spanOf,
  statedNumber,
  type ValueRange,
} from '#domain/part-values/index.ts';
import { type ProductInput, saveProducts } from '#server/catalogue/save-products.ts';
import { rows } from '#server/db/queryable.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

interface Listed {
  productNum: string;
  [column: `column${number}`]: string;
}

interface Facet {
  columnId: number;
  ranges?: number;
  min?: number;
  max?: number;
  values: { value: string; label: string; count: number }[];
  notStated: number;
}

type Value = number | ValueRange;

/** Key, and the slots of its lower and upper ends. */
const columnRows = [
  ['supply', 'n1', 'n2'],
  ['output', 'n3', 'n4'],
  ['load', 'n5', null],
] as const;
type Key = (typeof columnRows)[number][0];

const supplies: readonly (Value | undefined)[] = [
  5,
  3.3,
  undefined,
  { min: 3, max: 5.5 },
  { min: 4.5, max: 36 },
  { min: 9, max: 36 },
  { min: 3 },
  { max: 12 },
  { min: -5, max: 5 },
  { min: 1.8, max: 3.6 },
  { min: 3.0001, max: 5.5001 },
];
const outputs: readonly (Value | undefined)[] = [
  3.3,
  5,
  5.0002,
  12,
  -5,
  undefined,
  0,
  { min: 1.2, max: 37 },
  1.8,
];
const loads: readonly (Value | undefined)[] = [0.1, 0.5, 1, 1.00005, 3, undefined];

interface Part {
  mpn: string;
  values: Record<Key, Value | undefined>;
}

const parts: readonly Part[] = Array.from({ length: 66 }, (_, at) => ({
  mpn: `REG-${String(at).padStart(3, '0')}`,
  values: {
    supply: supplies[at % supplies.length],
    output: outputs[(at * 7) % outputs.length],
    load: loads[(at * 5) % loads.length],
  },
}));

let shop: ResistorShop;
let category: number;
const ids = new Map<Key, number>();

beforeAll(async () => {
  shop = await openResistorShop();
  category = await addCategory();
  for (const [at, [key, slot, high]] of columnRows.entries()) {
    const [row] = await rows<{ id: number }>(
      shop.pool,
      `insert into column_def (category_id, key, name_zh, name_en, kind, column_type, screen, list_type, unit, slot, slot_high, sort)
       values ($1, $2::text, $2, $2, 'number', 0, true, true, $3, $4, $5, $6) returning id`,
      [category, key, key === 'load' ? 'A' : 'V', slot, high, at],
    );
    ids.set(key, row?.id ?? 0);
  }
  const [pattern] = shop.inputs;
  if (!pattern) throw new Error('no products');
  await saveProducts(
    shop.pool,
    parts.map((part) => input(pattern, part)),
  );
});
afterAll(() => shop.close());

async function addCategory(): Promise<number> {
  const [row] = await rows<{ id: number }>(
    shop.pool,
    `insert into category (parent_id, level, path_key, name_zh, name_en)
     select parent_id, 3, 'regulators', '稳压器', 'Regulators' from category where id = $1 returning id`,
    [shop.resistors],
  );
  return row?.id ?? 0;
}

function input(pattern: ProductInput, { mpn, values }: Part): ProductInput {
  const params: ProductInput['params'] = {};
  for (const [key, id] of ids) {
    const value = values[key];
    const text = value === undefined ? '' : formatPartValue(value, key === 'load' ? 'A' : 'V', 'en_US');
    if (value !== undefined) params[id] = { t: text, ...statedNumber(value) };
  }
  return { ...pattern, supplierNo: mpn, mpn, categoryId: category, params };
}

const field = (key: Key) => `column${ids.get(key) ?? 0}` as const;

async function list(key: Key, filter: string): Promise<string[]> {
  const answer = await shop.ask<Listed[]>('listProducts', {
    catalogId: category,
    [field(key)]: filter,
    pageSize: 100,
  });
  expect(answer.code, `${filter} ${JSON.stringify(answer)}`).toBe(0);
  expect(answer.params.totalDataCounts).toBe(answer.data.length);
  return answer.data.map((product) => product.productNum).toSorted();
}

async function facet(key: Key, filters: Record<string, string> = {}): Promise<Facet> {
  const answer = await shop.ask<Facet[]>('countProductFacets', { catalogId: category, ...filters });
  const found = answer.data.find((one) => one.columnId === ids.get(key));
  if (!found) throw new Error(JSON.stringify(answer));
  return found;
}

/** What the rule of the domain finds. */
function byRule(key: Key, text: string): string[] {
  const read = readColumnFilter(text, { kind: 'number', unit: key === 'load' ? 'A' : 'V' });
  if (!read.ok || read.value.kind !== 'number') throw new Error(text);
  const { filters, notStated } = read.value;
  return parts.flatMap(({ mpn, values }) => {
    const value = values[key];
    if (value === undefined) return notStated ? [mpn] : [];
    const span = spanOf(statedNumber(value), key !== 'load');
    return span && filters.some((filter) => fitsFilter(span, filter, key === 'supply')) ? [mpn] : [];
  });
}

const end = fc.constantFrom(
  -5,
  0,
  0.1,
  1,
  1.2,
  1.8,
  3,
  3.0001,
  3.3,
  3.6,
  5,
  5.0004,
  5.001,
  5.5,
  9,
  12,
  36,
  37,
  50,
);
const oneFilter = fc
  .record({
    a: end,
    b: end,
    form: fc.constantFrom('one', 'both', 'min', 'max'),
    mode: fc.constantFrom(...filterModes),
  })
  .map(({ a, b, form, mode }) => {
    const [min, max] = a < b ? [a, b] : [b, a];
    const value: Value =
      form === 'one' ? a : form === 'both' ? { min, max } : form === 'min' ? { min: a } : { max: a };
    return filterToWire({ value, mode });
  });
const anyFilter = fc
  .uniqueArray(fc.oneof({ weight: 6, arbitrary: oneFilter }, { weight: 1, arbitrary: fc.constant('none') }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((values) => values.join('|'));

describe('filters on ranges', () => {
  it('find in the database what the rule of the domain finds, for any filter of any number column', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom<Key>('supply', 'output', 'load'), anyFilter, async (key, filter) => {
        expect(await list(key, filter), `${key} ${filter}`).toEqual(byRule(key, filter));
      }),
      { numRuns: 120, seed: 11 },
    );
  });

  it('give the parts that cover what a person types', async () => {
    const listStated = async (filter: string) => {
      const found = await list('supply', filter);
      const values = found.map((mpn) => parts.find((part) => part.mpn === mpn)?.values.supply);
      return [...new Set(values.map((value) => formatPartValue(value ?? 0, 'V', 'en_US')))].toSorted();
    };
    expect(await listStated('5 V')).toEqual(
      [
        '-5 V ~ 5 V',
        '3 V ~ 5.5 V',
        '3.0001 V ~ 5.5001 V',
        '4.5 V ~ 36 V',
        '5 V',
        '≤ 12 V',
        '≥ 3 V',
      ].toSorted(),
    );
    expect(await listStated('>= 30')).toEqual(['4.5 V ~ 36 V', '9 V ~ 36 V', '≥ 3 V'].toSorted());
    expect(await listStated('５~３６Ｖ')).toEqual(['4.5 V ~ 36 V', '≥ 3 V'].toSorted());
    expect(await listStated('1.8..3.3')).toEqual(['-5 V ~ 5 V', '1.8 V ~ 3.6 V', '≤ 12 V'].toSorted());
  });

  it('count in facets what ticking exactly this value gives, and say which columns have ranges', async () => {
    for (const key of ['supply', 'output', 'load'] as const) {
      const { values, notStated, ranges } = await facet(key);
      expect(ranges).toBe(key === 'supply' ? 1 : 0);
      for (const { value, count } of values) {
        const found = await list(key, value);
        expect(found, value).toHaveLength(count);
        expect(found).toEqual(byRule(key, value));
        expect(count).toBeGreaterThan(0);
      }
      expect(await list(key, 'none')).toHaveLength(notStated);
      expect(values.reduce((sum, { count }) => sum + count, notStated)).toBe(parts.length);
    }
  });

  it('have values with labels that are exact, and numbers as outer ends', async () => {
    const { values, min, max } = await facet('supply');
    expect(values.map(({ value, label }) => [value, label])).toEqual([
      ['=..12', '≤ 12 V'],
      ['=-5..5', '-5 V ~ 5 V'],
      ['=1.8..3.6', '1.8 V ~ 3.6 V'],
      ['=3..5.5', '3 V ~ 5.5 V'],
      ['=3..', '≥ 3 V'],
      ['=3.3', '3.3 V'],
      ['=4.5..36', '4.5 V ~ 36 V'],
      ['=5', '5 V'],
      ['=9..36', '9 V ~ 36 V'],
    ]);
    expect({ min, max }).toEqual({ min: -5, max: 36 });
    expect((await facet('output')).values.map(({ value }) => value)).toEqual([
      ...['-5', '0', '=1.2..37', '1.8', '3.3', '5', '12'],
    ]);
  });

  it('count other columns under a requirement as the list does', async () => {
    for (const filter of ['5', '3..5', '>=30|none', '~3..5', '=3..5.5']) {
      const { values } = await facet('output', { [field('supply')]: filter });
      for (const { value, count } of values) {
        const both = { [field('supply')]: filter, [field('output')]: value };
        const answer = await shop.ask('listProducts', { catalogId: category, ...both });
        expect(answer.params.totalDataCounts, `${filter} ${value}`).toBe(count);
      }
    }
  });

  it('name to pages the columns that have ranges', async () => {
    const answer = await shop.ask<{ columnId: number; ranges?: number }[]>('listColumns', {
      catalogId: category,
    });
    expect(answer.data.map(({ ranges }) => ranges)).toEqual([1, 0, 0]);
  });

  it('refuse what cannot be read with the reason', async () => {
    for (const [filter, rule] of [
      ['5.5-3V', 'pattern'],
      ['5 Ω', 'unit'],
      ['..', 'pattern'],
      ['=', 'pattern'],
    ]) {
      const answer = await shop.ask('listProducts', { catalogId: category, [field('supply')]: filter ?? '' });
      expect(answer, filter).toMatchObject({
        code: 4027,
        params: { fields: [{ field: field('supply'), rule }] },
      });
    }
  });
});
