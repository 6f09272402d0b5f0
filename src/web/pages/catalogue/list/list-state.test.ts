// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { clearConditions, countConditions, nextSort, toggleCompared, withColumn } from './list-state.ts';
import { parseListSearch } from './list-url.ts';

const start = parseListSearch('?id=18&column57=985&keyWord=lm&inStock=1&quantity=100&pageNum=4');

describe('a change of the list', () => {
  it('starts at the first page again', () => {
    expect(withColumn(start, 57, ['985', '986'])).toMatchObject({ page: 1, filters: { 57: ['985', '986'] } });
  });

  it('drops a column with its last value', () => {
    expect(withColumn(start, 57, []).filters).toEqual({});
  });

  it('clears every condition and keeps category and quantity', () => {
    const plain = clearConditions(start);
    expect(countConditions(start)).toBe(3);
    expect(countConditions(plain)).toBe(0);
    expect(plain).toMatchObject({ catalogId: 18, quantity: 100 });
  });
});

describe('sorting', () => {
  it('goes up, down and back to the order of the shop', () => {
    const up = nextSort(start, 'column58');
    const down = nextSort(up, 'column58');
    expect(up).toMatchObject({ sort: 'column58', order: 'asc' });
    expect(down).toMatchObject({ sort: 'column58', order: 'desc' });
    expect(nextSort(down, 'column58')).toMatchObject({ sort: undefined, order: 'asc' });
  });

  it('shows much stock first', () => {
    const first = nextSort(start, 'stock');
    expect(first).toMatchObject({ sort: 'stock', order: 'desc' });
    expect(nextSort(first, 'stock')).toMatchObject({ sort: 'stock', order: 'asc' });
  });
});

describe('picking for comparison', () => {
  it('stays on the page', () => {
    expect(toggleCompared(start, 9)).toMatchObject({ page: 4, compare: [9] });
  });

  it('takes no more than fit side by side, and gives back', () => {
    const full = { ...start, compare: [1, 2, 3, 4, 5, 6] };
    expect(toggleCompared(full, 7)).toBe(full);
    expect(toggleCompared(full, 3).compare).toEqual([1, 2, 4, 5, 6]);
  });
});
