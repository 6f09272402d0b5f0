// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Column } from '#generated/hooks/model/column.ts';
import {
  facetsRequest,
  moreColumnsField,
  needsColumns,
  productsRequest,
  reconcileListState,
} from './list-requests.ts';
import { parseListSearch } from './list-url.ts';

function column(columnId: number, columnComment: Column['columnComment'], screen: 0 | 1 = 1): Column {
  return { columnId, columnName: `Column ${columnId}`, columnComment, columnType: 0, screen, listType: 1 };
}

const columns = [column(57, 'text'), column(58, 'number'), column(59, 'text', 0)];

describe('what the list asks for', () => {
  const state = parseListSearch(
    '?id=18&column57=985|986&column58=1000..&inStock=1&quantity=50&sort=price&pageNum=2',
  );

  it('carries filters by column, any of a column joined', () => {
    expect(productsRequest(state)).toEqual({
      catalogId: 18,
      column57: '985|986',
      column58: '1000..',
      inStock: 1,
      quantity: 50,
      sort: 'price',
      order: 'asc',
      pageNum: 2,
      pageSize: 20,
    });
  });

  it('carries the columns that the reader has added, in the order of the shop', () => {
    const further = { ...column(60, 'number'), listType: 0 } as const;
    const list = [
      ...columns,
      { ...further, columnId: 61 },
      further,
      { ...further, columnId: 62, columnType: 1 as const },
    ];
    expect(moreColumnsField(list, undefined)).toBeUndefined();
    expect(moreColumnsField(list, [58, 57])).toBeUndefined();
    expect(moreColumnsField(list, [60, 57, 61, 62, 99])).toBe('61,60');
    expect(productsRequest(state, '61,60')).toMatchObject({ moreColumns: '61,60' });
  });

  it('counts facets under the same conditions, without order and page', () => {
    expect(facetsRequest(state, 18)).toEqual({
      catalogId: 18,
      column57: '985|986',
      column58: '1000..',
      inStock: 1,
    });
  });
});

describe('a state held against the columns of the category', () => {
  it('keeps what the category has and names the rest', () => {
    const state = parseListSearch('?id=18&column57=985&column58=4700&column59=3&column99=1');
    const held = reconcileListState(state, columns);
    expect(held.state.filters).toEqual({ 57: ['985'], 58: ['4700'] });
    expect(held.leftOut).toEqual([
      { kind: 'unknown', name: 'column59' },
      { kind: 'unknown', name: 'column99' },
    ]);
  });

  it('calls a bad value a bad value of the column with its name, and keeps the good ones', () => {
    const held = reconcileListState(
      parseListSearch('?id=18&column57=1..5|985&column58=4k7|..|1e999|=5|9..1'),
      columns,
    );
    expect(held.state.filters).toEqual({ 57: ['985'], 58: ['=5'] });
    expect(held.leftOut).toEqual([
      ...['4k7', '..', '1e999', '9..1'].map((value) => ({ kind: 'badValue', column: 'Column 58', value })),
      { kind: 'badValue', column: 'Column 57', value: '1..5' },
    ]);
    expect(reconcileListState(parseListSearch('?id=18&column57=none'), columns).leftOut).toEqual([]);
    expect(reconcileListState(parseListSearch('?id=18&column58='), columns).leftOut).toEqual([
      { kind: 'badValue', column: 'Column 58', value: '' },
    ]);
  });

  it('forgets an order by a column that is not there', () => {
    expect(reconcileListState(parseListSearch('?id=18&sort=column99'), columns).state.sort).toBeUndefined();
    expect(reconcileListState(parseListSearch('?id=18&sort=column59'), columns).state.sort).toBe('column59');
    expect(reconcileListState(parseListSearch('?id=18&sort=price'), columns).state.sort).toBe('price');
  });

  it('is only waited for when columns are asked for', () => {
    expect(needsColumns(parseListSearch('?id=18&sort=stock&inStock=1'))).toBe(false);
    expect(needsColumns(parseListSearch('?id=18&sort=column58'))).toBe(true);
    expect(needsColumns(parseListSearch('?id=18&column58=1'))).toBe(true);
  });
});
