import { describe, expect, it } from 'vitest';
import { alternativeFilters, differencesBetween, rankAlternatives, type ValueFacet } from './alternatives.ts';

const brand: ValueFacet = {
  columnId: 1,
  kind: 'text',
  values: [
    { value: '2', label: 'UNI-ROYAL' },
    { value: '3', label: 'YAGEO' },
  ],
};
const packages: ValueFacet = { columnId: 2, kind: 'text', values: [{ value: '10', label: '0603' }] };
const resistance: ValueFacet = {
  columnId: 9,
  kind: 'number',
  unit: 'Ω',
  values: [
    { value: '4700', label: '4.7 kΩ' },
    { value: '10000', label: '10 kΩ' },
  ],
};
const tolerance: ValueFacet = {
  columnId: 12,
  kind: 'number',
  unit: '%',
  values: [{ value: '1', label: '1%' }],
};
const facets = [brand, packages, resistance, tolerance];

const column = (
  columnId: number,
  columnName: string,
  keyRank: number | undefined,
  columnComment = 'number',
) => ({
  columnId,
  columnName,
  columnComment,
  listType: 1,
  keyRank,
});
const columns = [
  column(1, 'Brand', undefined, 'text'),
  column(2, 'Package', 2, 'text'),
  column(9, 'Resistance', 1),
  column(12, 'Tolerance', 3),
];
const part = { column1: 'YAGEO', column2: '0603', column9: '4.7kΩ', column12: '±1%' };

describe('filters for replacements of a product', () => {
  it('look for the two most important parameters by any maker first, then for the first, then in the category', () => {
    expect(alternativeFilters(part, columns, facets)).toEqual([
      { 2: ['10'], 9: ['4700'] },
      { 9: ['4700'] },
      {},
    ]);
  });

  it('leave out what nothing in stock has', () => {
    expect(alternativeFilters({ ...part, column2: '2512' }, columns, facets)).toEqual([{ 9: ['4700'] }, {}]);
    expect(alternativeFilters({ ...part, column9: '1MΩ' }, columns, facets)).toEqual([{}]);
  });

  it('find a range as the range that it is', () => {
    const supply = {
      columnId: 5,
      kind: 'number',
      unit: 'V',
      values: [{ value: '=2.7..5.5', label: '2.7 V ~ 5.5 V' }],
    };
    const supplies = [column(5, 'Supply voltage', 1)];
    expect(alternativeFilters({ column5: '2.7V~5.5V' }, supplies, [supply])).toEqual([
      { 5: ['=2.7..5.5'] },
      {},
    ]);
  });

  it('are only the category for a product that states nothing', () => {
    expect(alternativeFilters({}, columns, facets)).toEqual([{}]);
    expect(alternativeFilters(part, columns, [])).toEqual([{}]);
    expect(alternativeFilters(part, [], facets)).toEqual([{}]);
  });
});

describe('replacements of a product', () => {
  const sold = { startBuy: 100, stock: 1000 };
  const parts = [
    { ...part, ...sold, id: 'sold out', stock: 99 },
    { ...part, ...sold, id: 'other package', column2: '0805' },
    { ...part, ...sold, id: 'other tolerance', column12: '±5%' },
    { ...part, ...sold, id: 'other value', column9: '10kΩ' },
    { ...part, ...sold, id: 'other package and tolerance', column2: '0805', column12: '±5%' },
    { ...part, ...sold, id: 'same', column1: 'UNI-ROYAL', column9: '4.7 kΩ', column12: '1%' },
  ];

  it('come with those in stock first, and a more important difference later than any less important ones', () => {
    expect(rankAlternatives(part, parts, columns).map(({ part: { id } }) => id)).toEqual([
      'same',
      'other tolerance',
      'other package',
      'other package and tolerance',
      'other value',
      'sold out',
    ]);
  });

  it('name each key parameter that differs, the most important first', () => {
    const other = { ...part, column2: '0805', column12: '±5%', column1: 'UNI-ROYAL' };
    expect(differencesBetween(part, other, columns)).toEqual([
      { columnId: 2, name: 'Package', ours: '0603', theirs: '0805' },
      { columnId: 12, name: 'Tolerance', ours: '±1%', theirs: '±5%' },
    ]);
    expect(differencesBetween(part, { ...part, column12: undefined }, columns)).toMatchObject([
      { name: 'Tolerance', theirs: undefined },
    ]);
  });

  it('are not compared by columns that a list does not carry', () => {
    const hidden = columns.map((one) => (one.columnId === 12 ? { ...one, listType: 0 } : one));
    expect(differencesBetween(part, { ...part, column12: undefined }, hidden)).toEqual([]);
  });
});
