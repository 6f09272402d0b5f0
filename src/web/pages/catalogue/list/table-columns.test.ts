import { describe, expect, it } from 'vitest';
import type { Column } from '#generated/hooks/model/column.ts';
import { isTooWide } from './table-columns.ts';

const columnsOf = (...names: string[]): Column[] =>
  names.map((columnName, columnId) => ({
    columnId,
    columnName,
    columnComment: 'text',
    columnType: 0,
    screen: 1,
    listType: 1,
  }));
const times = (count: number, name: string) => Array.from({ length: count }, () => name);

describe('a table that is too wide for a desktop', () => {
  it('has names whose longest words do not fit side by side', () => {
    expect(isTooWide(columnsOf(...times(7, 'Electromagneticcompatibility')))).toBe(true);
    expect(isTooWide(columnsOf(...times(20, 'Gain')))).toBe(true);
  });

  it('is not one whose names take several lines', () => {
    expect(isTooWide(columnsOf(...times(7, 'Collector-emitter breakdown voltage (Vceo)')))).toBe(false);
    expect(isTooWide(columnsOf(...times(8, '集电极发射极最大击穿电压的典型值')))).toBe(false);
    expect(isTooWide([])).toBe(false);
  });
});
