import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

interface Facet {
  columnId: number;
  kind: string;
  unit?: string;
  min?: number;
  max?: number;
  values: { value: string; label: string; count: number }[];
  notStated: number;
}

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
});
afterAll(() => shop.close());

type Filters = Record<string, string>;

async function facets(
  filters: Filters,
  language: 'zh_CN' | 'en_US' = 'en_US',
): Promise<{ facets: Facet[]; total: number }> {
  const answer = await shop.ask<Facet[]>('countProductFacets', {
    ...filters,
    catalogId: shop.resistors,
    language,
  });
  expect(answer.code, JSON.stringify(answer)).toBe(0);
  return { facets: answer.data, total: answer.params.totalDataCounts };
}

async function total(filters: Filters): Promise<number> {
  const fields = { catalogId: shop.resistors, pageSize: 1, ...filters };
  const answer = await shop.ask<unknown>('listProducts', fields);
  expect(answer.code, JSON.stringify(answer)).toBe(0);
  return answer.params.totalDataCounts;
}

const filterKeys = ['resistance', 'tolerance', 'temperature', 'brand', 'material'];

async function expectCountsToBeWhatChoosingGives(filters: Filters): Promise<void> {
  const found = await facets(filters);
  expect(found.total).toBe(await total(filters));
  for (const facet of found.facets) {
    const field = `column${facet.columnId}`;
    for (const { value, count } of facet.values) {
      expect(await total({ ...filters, [field]: value }), `${field}=${value}`).toBe(count);
    }
    expect(await total({ ...filters, [field]: 'none' }), `${field}=none`).toBe(facet.notStated);
  }
}

describe('the list of facets', () => {
  it('writes the numbers as the parts of the list state them', async () => {
    const fields = { catalogId: shop.resistors, pageSize: 100, language: 'en_US' } as const;
    const { data: parts } = await shop.ask<Record<string, string>[]>('listProducts', fields);
    const { facets: found } = await facets({});
    for (const key of ['resistance', 'tolerance']) {
      const columnId = shop.columns[key];
      const stated = new Set(parts.map((part) => part[`column${columnId}`]).filter((text) => text));
      const labels = found.find((facet) => facet.columnId === columnId)?.values.map(({ label }) => label);
      expect([...stated], key).toEqual(expect.arrayContaining(labels ?? ['no facet']));
    }
  });

  it('has one entry per filter column with kind, unit and labels of the language', async () => {
    const { facets: found, total: all } = await facets({}, 'zh_CN');
    expect(all).toBe(120);
    expect(found.map((facet) => facet.columnId)).toEqual(filterKeys.map((key) => shop.columns[key]));
    expect(found[0]).toMatchObject({ kind: 'number', unit: 'Ω', min: 0.1, max: 1e6 });
    expect(found[0]?.values.map((value) => value.label)).toContain('4.7 kΩ');
    expect(found[2]).toMatchObject({ min: -55, max: 155 });
    expect(found[4]?.values.map((value) => value.label).toSorted()).toEqual(['厚膜', '薄膜', '金属膜']);
  });

  it('counts numbers that mean one value as one', async () => {
    const [resistance] = (await facets({})).facets;
    expect(resistance?.values.filter((value) => value.label.startsWith('4.7'))).toHaveLength(1);
  });

  it('keeps values that fall to zero', async () => {
    const open = (await facets({})).facets;
    const rarest = open[3]?.values.at(-1);
    const field = `column${shop.columns.brand}`;
    const closed = (
      await facets({ [field]: String(rarest?.value), [`column${shop.columns.tolerance}`]: '0.1' })
    ).facets;
    expect(closed.map((facet) => facet.values.length)).toEqual(open.map((facet) => facet.values.length));
    expect(closed.flatMap((facet) => facet.values).some((value) => value.count === 0)).toBe(true);
  });

  it('counts what choosing the value gives, without filters and in stock only', async () => {
    await expectCountsToBeWhatChoosingGives({});
    await expectCountsToBeWhatChoosingGives({ inStock: '1' });
    await expectCountsToBeWhatChoosingGives({ keyWord: 'resistor', recommend: '3' });
  });

  it('counts what choosing the value gives under any filters', async () => {
    const open = (await facets({})).facets;
    const choice = (facet: Facet) =>
      fc.option(
        fc
          .uniqueArray(fc.constantFrom('none', ...facet.values.map((value) => value.value)), {
            minLength: 1,
            maxLength: 3,
          })
          .map((values) => values.join('|')),
        { freq: 1, nil: undefined },
      );
    const filters = fc.tuple(...open.map(choice)).map((values) =>
      Object.fromEntries(
        open.flatMap((facet, at) => {
          const value = values[at];
          return value === undefined ? [] : [[`column${facet.columnId}`, value]];
        }),
      ),
    );
    await fc.assert(fc.asyncProperty(filters, expectCountsToBeWhatChoosingGives), { numRuns: 12, seed: 3 });
  });

  it('has no filter columns in a category of a higher level', async () => {
    const answer = await shop.ask('countProductFacets', { catalogId: shop.passives });
    expect(answer).toMatchObject({ code: 0, data: [], params: { totalDataCounts: 125 } });
  });

  it('refuses a category that is not there', async () => {
    expect(await shop.ask('countProductFacets', { catalogId: 99_999 })).toMatchObject({ code: 4004 });
  });
});
