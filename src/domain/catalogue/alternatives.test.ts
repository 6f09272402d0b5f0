import { describe, expect, it } from 'vitest';
import { alternativeFilters, type ValueFacet } from './alternatives.ts';

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
const part = { brand: 'YAGEO', column1: 'YAGEO', column2: '0603', column9: '4.7kΩ', column12: '±1%' };

describe('filters for replacements of a product', () => {
  it('look for package and main value by any maker first, then for the main value, then in the category', () => {
    expect(alternativeFilters(part, facets)).toEqual([{ 2: ['10'], 9: ['4700'] }, { 9: ['4700'] }, {}]);
  });

  it('leave out what nothing in stock has', () => {
    expect(alternativeFilters({ ...part, column2: '2512' }, facets)).toEqual([{ 9: ['4700'] }, {}]);
    expect(alternativeFilters({ ...part, column9: '1MΩ' }, facets)).toEqual([{}]);
  });

  it('find a range as the range that it is', () => {
    const supply = {
      columnId: 5,
      kind: 'number',
      unit: 'V',
      values: [{ value: '=2.7..5.5', label: '2.7 V ~ 5.5 V' }],
    };
    expect(alternativeFilters({ column5: '2.7V~5.5V' }, [supply])).toEqual([{ 5: ['=2.7..5.5'] }, {}]);
  });

  it('are only the category for a product that states nothing', () => {
    expect(alternativeFilters({}, facets)).toEqual([{}]);
    expect(alternativeFilters(part, [])).toEqual([{}]);
  });
});
