import { describe, expect, it } from 'vitest';
import { parseSearchParams, type SearchParams, searchPageHref } from './search-params.ts';

const parse = (query: string) => parseSearchParams(new URLSearchParams(query));

describe('the address of the search page', () => {
  it('says the same after writing and reading', () => {
    const asked: SearchParams[] = [
      { type: 1, keyWord: '4.7 kΩ ±1% & 0603+', page: 1 },
      { type: 2, keyWord: '贴片电阻', page: 3 },
      { type: 3, keyWord: 'a=b?c#d', page: 12 },
    ];
    for (const params of asked) {
      const href = searchPageHref(params);
      expect(parseSearchParams(new URL(href, 'http://shop').searchParams)).toEqual(params);
    }
  });

  it('opens the products when it names no known tab', () => {
    expect(parse('keyWord=x')).toEqual({ type: 1, keyWord: 'x', page: 1 });
    expect(parse('id=9&keyWord=x').type).toBe(1);
    expect(parse('id=2&keyWord=x').type).toBe(2);
  });

  it('takes blanks for nothing, and a page that cannot be for the first', () => {
    expect(parse('keyWord=%20%20')).toEqual({ type: 1, keyWord: '', page: 1 });
    for (const page of ['0', '-1', '1.5', 'x', '1e9']) expect(parse(`keyWord=x&page=${page}`).page).toBe(1);
  });
});
