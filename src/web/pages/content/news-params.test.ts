import { describe, expect, it } from 'vitest';
import { type NewsParams, newsListHref, parseNewsParams } from './news-params.ts';

const parse = (query: string) => parseNewsParams(new URLSearchParams(query));

describe('the address of the news', () => {
  it('says the same after writing and reading', () => {
    const asked: NewsParams[] = [
      { contentType: 1, keyWord: '', page: 1 },
      { contentType: 2, keyWord: 'GaN & SiC', page: 1 },
      { contentType: 1, keyWord: '氮化镓', page: 4 },
    ];
    for (const params of asked) {
      expect(parseNewsParams(new URL(newsListHref(params), 'http://shop').searchParams)).toEqual(params);
    }
  });

  it('is short for the first page of all news', () => {
    expect(newsListHref({ contentType: 1, keyWord: '', page: 1 })).toBe('/news');
  });

  it('takes what cannot be for the default', () => {
    expect(parse('type=7&page=0&keyWord=%20')).toEqual({ contentType: 1, keyWord: '', page: 1 });
    expect(parse('page=two').page).toBe(1);
  });
});
