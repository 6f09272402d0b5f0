import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import type { StatedValue } from '../rows/staged-product.ts';
import { type CategoryStatistics, ParameterStatistics } from './category-statistics.ts';
import { type ColumnPlan, type DeriveInput, deriveColumns } from './derive-columns.ts';

const text = (value: string): StatedValue => ({ zh: value, en: value });
const number = (n: number, unit = 'V', h?: number): StatedValue => ({
  zh: '',
  en: '',
  n,
  unit,
  ...(h === undefined ? {} : { h }),
});

function statistics(products: number, stated: Record<string, StatedValue[]>): CategoryStatistics {
  const parameters = new Map<string, ParameterStatistics>();
  for (const [key, values] of Object.entries(stated)) {
    const parameter = new ParameterStatistics();
    for (const value of values) parameter.add(value);
    parameters.set(key, parameter);
  }
  return { products, parameters };
}

function derive(input: Partial<DeriveInput> & Pick<DeriveInput, 'statistics'>): ColumnPlan[] {
  return deriveColumns({
    existing: [],
    define: (key) => ({ zh: key, en: key }),
    override: () => undefined,
    ...input,
  });
}

const times = (count: number, value: (at: number) => StatedValue) =>
  Array.from({ length: count }, (_, at) => value(at));

describe('columns of a category', () => {
  it('are numbers where nearly all values are numbers of one unit', () => {
    const columns = derive({
      statistics: statistics(10, {
        voltage: [...times(9, (at) => number(at)), text('see datasheet')],
        mixed: [...times(5, (at) => number(at)), ...times(5, (at) => number(at, 'A'))],
        colour: times(10, () => text('red')),
      }),
    });
    expect(columns.map(({ key, kind, unit }) => [key, kind, unit])).toEqual([
      ['colour', 'text', null],
      ['mixed', 'text', null],
      ['voltage', 'number', 'V'],
    ]);
  });

  it('begin with what parts are asked for by, where as many state something else', () => {
    const columns = derive({
      statistics: statistics(2, {
        powerRating: times(2, () => number(0.1, 'W')),
        resistance: times(2, (at) => number(at, 'Ω')),
        tolerance: times(2, () => number(0.01, '%')),
      }),
    });
    expect(columns.map(({ key }) => key)).toEqual(['resistance', 'powerRating', 'tolerance']);
  });

  it('are in the table as a mapping says, but no more than a visitor can choose', () => {
    const order = (key: string) => Number(key.slice(1));
    const stated = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`p${at}`, [text('a')]]));
    const input = {
      statistics: statistics(1, stated),
      override: (key: string) => ({ inTable: true, order: order(key) }),
    };
    const first = derive(input);
    for (const columns of [
      first,
      derive({ ...input, existing: first.map((one) => ({ ...one, listType: true })) }),
    ]) {
      const inTable = columns.filter(({ listType }) => listType).map(({ key }) => order(key));
      const shown = Array.from({ length: constants.chosenColumns }, (_, at) => at);
      expect(inTable.sort((a, b) => a - b)).toEqual(shown);
    }
  });

  it('have at most 16 slots of each kind, for those that most products state', () => {
    const stated: Record<string, StatedValue[]> = {};
    for (let at = 1; at <= 20; at++) {
      stated[`n${at}`] = times(at, (value) => number(value));
      stated[`t${at}`] = times(at, () => text('same'));
    }
    const columns = derive({ statistics: statistics(20, stated) });
    const without = columns.filter((column) => column.slot === null);
    expect(without.map((column) => column.key)).toEqual(['n4', 't4', 'n3', 't3', 'n2', 't2', 'n1', 't1']);
    expect(without.some((column) => column.screen)).toBe(false);
    expect(new Set(columns.map((column) => column.slot)).size).toBe(33);
    expect(columns.filter((column) => column.listType)).toHaveLength(8);
  });

  it('take a second slot for ranges, even when the column is there already', () => {
    const first = derive({ statistics: statistics(1, { supply: [number(5)] }) });
    expect(first).toMatchObject([{ slot: 'n1', slotHigh: null }]);
    const later = derive({ statistics: statistics(1, { supply: [number(3, 'V', 5)] }), existing: first });
    expect(later).toMatchObject([{ slot: 'n1', slotHigh: 'n2' }]);
  });

  it('are not a filter when hardly a product states them, or every one something else', () => {
    const columns = derive({
      statistics: statistics(100, {
        marking: times(100, (at) => text(`M${at}`)),
        rare: times(4, () => text('x')),
        usual: times(100, (at) => text(at % 2 ? 'a' : 'b')),
      }),
    });
    expect(columns.map(({ key, screen }) => [key, screen])).toEqual([
      ['marking', false],
      ['usual', true],
      ['rare', false],
    ]);
  });

  it('stay as they are when they exist, and follow the mapping', () => {
    const before = derive({ statistics: statistics(1, { a: [text('1')], b: [text('2')] }) });
    const same = derive({ statistics: statistics(1, { b: [text('2')] }), existing: before });
    expect(same).toEqual(before);
    const changed = derive({
      statistics: statistics(1, { b: [text('2')] }),
      existing: before,
      override: (key) => (key === 'a' ? false : { order: 1, name: { zh_CN: '乙', en_US: 'B' } }),
    });
    expect(changed).toMatchObject([
      { key: 'a', screen: false, listType: false },
      { key: 'b', sort: 1, nameZh: '乙', nameEn: 'B', slot: before[1]?.slot },
    ]);
  });
});
