import { describe, expect, it } from 'vitest';
import { countBeyond, mostCompared } from '#domain/catalogue/compared-ids.ts';
import { compareHref, parseCompareSearch } from './compare-url.ts';

describe('the address of a comparison', () => {
  it('is read as it is written', () => {
    const state = { ids: [7, 3, 12], quantity: 500, filters: { 12: ['4700', '1..'] }, onlyDifferences: true };
    expect(compareHref(state)).toBe('/compare?ids=7,3,12&quantity=500&differences=1&column12=4700|1..');
    expect(parseCompareSearch(compareHref(state).split('?')[1] ?? '')).toEqual(state);
  });

  it('leaves out what makes no sense, what comes twice and what has no room', () => {
    const ids = Array.from({ length: mostCompared + 2 }, (_, index) => index + 1);
    expect(parseCompareSearch('ids=3,x,3,-1,0,5&quantity=0')).toEqual({
      ids: [3, 5],
      quantity: undefined,
      filters: {},
      onlyDifferences: false,
    });
    expect(parseCompareSearch(`ids=${ids.join(',')}`).ids).toHaveLength(mostCompared);
    expect(countBeyond(ids.join(','))).toBe(2);
    expect(countBeyond('3,x,3,4')).toBe(0);
    expect(countBeyond(null)).toBe(0);
  });
});
