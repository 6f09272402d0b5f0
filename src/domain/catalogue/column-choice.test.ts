import { describe, expect, it } from 'vitest';
import {
  choiceForPage,
  chosenColumns,
  repeatedColumn,
  shownColumns,
  withChosenColumns,
} from './column-choice.ts';

describe('the columns that a visitor chose', () => {
  it('are remembered category by category, in their order', () => {
    const text = withChosenColumns(withChosenColumns('', 90, [15, 12]), 3, []);
    expect(chosenColumns(text, 90)).toEqual([15, 12]);
    expect(chosenColumns(text, 3)).toEqual([]);
    expect(chosenColumns(text, 4)).toBeUndefined();
    expect(chosenColumns(text, undefined)).toBeUndefined();
  });

  it('are forgotten by a reset, which leaves the other categories alone', () => {
    const text = withChosenColumns('90.15.12_3.7', 90, undefined);
    expect(chosenColumns(text, 90)).toBeUndefined();
    expect(chosenColumns(text, 3)).toEqual([7]);
  });

  it('are forgotten, the earliest choice first, before the cookie becomes large', () => {
    const ids = Array.from({ length: 40 }, (_, index) => index + 100_000_000);
    const text = ids.reduce((before, catalogId) => withChosenColumns(before, catalogId, ids), '');
    expect(chosenColumns(text, 100_000_000)).toBeUndefined();
    expect(chosenColumns(text, 100_000_038)).toHaveLength(32);
    expect(chosenColumns(text, 100_000_039)).toEqual(ids.slice(0, 32));
    // Browsers drop a cookie of more than 4,096 bytes.
    expect(text.length).toBeLessThan(2_500);
  });

  it('are nothing where a stranger wrote the cookie', () => {
    expect(chosenColumns('90.x.-1.1e9.12.12_<script>_.5', 90)).toEqual([12]);
    expect(withChosenColumns('__proto__._x', 1, [2])).toBe('1.2');
  });

  it('concern the page of a list of that category alone', () => {
    const text = '90.15.12_3.7';
    expect(choiceForPage(text, '/goodsCenter?id=90&inStock=1')).toBe('90.15.12');
    expect(choiceForPage(text, '/searchAll?id=1&keyWord=x&catalogId=3')).toBe('3.7');
    for (const address of ['/', '/goodsCenter', '/goodsCenter?id=4', '/GoodsDetails?id=90', '/news?id=3'])
      expect(choiceForPage(text, address)).toBe('');
    expect(choiceForPage(undefined, '/goodsCenter?id=90')).toBe('');
  });

  it('decide what a table shows; a column that is gone is left out', () => {
    const columns = [12, 13, 15].map((columnId) => ({ columnId }));
    expect(shownColumns(columns, [15, 99, 12])).toEqual([{ columnId: 15 }, { columnId: 12 }]);
    expect(shownColumns(columns, undefined)).toBe(columns);
    const more = [{ columnId: 20 }];
    expect(shownColumns(columns, [20, 12], more)).toEqual([{ columnId: 20 }, { columnId: 12 }]);
    expect(shownColumns(columns, undefined, more)).toBe(columns);
  });
});

describe('a column that is left out because every row repeats it', () => {
  const columns = [{ columnId: 1 }, { columnId: 2 }, { columnId: 3 }];
  const [, maker] = columns;

  it('keeps its place in a choice that contains it', () => {
    expect(repeatedColumn(columns, maker, [3, 1, 2])).toEqual({ columnId: 2, place: 2 });
    expect(repeatedColumn(columns, maker, undefined)).toEqual({ columnId: 2, place: 1 });
  });

  it('stays hidden when it was not chosen', () => {
    expect(repeatedColumn(columns, maker, [3, 1])).toBeUndefined();
    expect(repeatedColumn(columns, undefined, [3, 1])).toBeUndefined();
  });
});
