import { describe, expect, it } from 'vitest';
import { columnColumnTypeValues } from '#generated/enums.ts';
import { returnedColumns } from './table-parameters.ts';

const { parameterColumn, detailSection } = columnColumnTypeValues;
const columns = [
  { id: 1, columnType: parameterColumn, kind: 'number', listType: true },
  { id: 2, columnType: parameterColumn, kind: 'text', listType: false },
  { id: 3, columnType: parameterColumn, kind: 'number', listType: false },
  { id: 4, columnType: parameterColumn, kind: 'image', listType: false },
  { id: 5, columnType: detailSection, kind: 'text', listType: false },
] as const;
const idsOf = (moreColumns?: string) => returnedColumns(columns, moreColumns).map(({ id }) => id);

describe('the columns that a list returns', () => {
  it('are those of its table', () => {
    expect(idsOf()).toEqual([1]);
  });

  it('are those of its table and the further parameters that are named, in the order of the shop', () => {
    expect(idsOf('3,2')).toEqual([1, 2, 3]);
  });

  it('leave out pictures, detail sections and what the category lacks', () => {
    expect(idsOf('4,5,99,1')).toEqual([1]);
  });
});
