import { describe, expect, it } from 'vitest';
import { columnListTypeValues, columnRangesValues, columnScreenValues } from '#generated/enums.ts';
import { columnMarks, isOfferedFilter } from './filter-columns.ts';

const voltage = { screen: true, filters: true, listType: false, kind: 'number', unit: 'V' };

describe('columns of a category', () => {
  it('offers a column as a filter that is meant to be one and is kept so that lists can use it', () => {
    expect(isOfferedFilter(voltage)).toBe(true);
    expect(isOfferedFilter({ ...voltage, screen: false })).toBe(false);
    expect(isOfferedFilter({ ...voltage, filters: false })).toBe(false);
  });

  it('sends the marks of a column of numbers with its unit and whether it is one of ranges', () => {
    expect(columnMarks(voltage, () => true)).toEqual({
      screen: columnScreenValues.isFilter,
      listType: columnListTypeValues.notInTable,
      unit: 'V',
      ranges: columnRangesValues.valueRanges,
    });
  });

  it('does not ask whether a column of texts has ranges', () => {
    const packages = { screen: false, filters: true, listType: true, kind: 'text', unit: null };
    const neverAsked = () => {
      throw new Error('A text has no range.');
    };
    expect(columnMarks(packages, neverAsked)).toEqual({
      screen: columnScreenValues.noFilter,
      listType: columnListTypeValues.inTable,
    });
  });
});
