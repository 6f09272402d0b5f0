import { describe, expect, it } from 'vitest';
import { columnColumnTypeValues } from '#generated/enums.ts';
import { listedParams, listsDetails } from './listed-params.ts';

const { parameterColumn, detailSection } = columnColumnTypeValues;
const columns = [
  { id: 1, columnType: parameterColumn, listType: true },
  { id: 2, columnType: parameterColumn, listType: false },
  { id: 3, columnType: detailSection, listType: false },
];
const resistance = { t: '10 kΩ', n: 10_000 };
const material = { zh: '厚膜', en: 'Thick film' };
const notes = { zh: '<p>说明</p>', en: '<p>Notes</p>' };

// When one of these changes: raise `listedParamsVersion` by one.
describe('the values of a product that lists may show', () => {
  it('are those of parameters, in the table of the category or not', () => {
    expect(listedParams({ 1: resistance, 2: material, 3: notes }, columns)).toEqual({
      1: resistance,
      2: material,
    });
    expect(listedParams({ 3: notes }, columns)).toEqual({});
  });

  it('leave out what the category has no column for', () => {
    expect(listedParams({ 1: resistance, 4: notes }, columns)).toEqual({ 1: resistance });
  });

  it('are null where the product has no others', () => {
    expect(listedParams({ 1: resistance }, columns)).toBeNull();
    expect(listedParams({}, columns)).toBeNull();
  });
});

describe('the table of a category', () => {
  it('shows details only where a mapping asks for it', () => {
    expect(listsDetails(columns)).toBe(false);
    expect(listsDetails([{ columnType: detailSection, listType: true }])).toBe(true);
  });
});
