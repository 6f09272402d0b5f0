import { describe, expect, it } from 'vitest';
import { searchTypeValues } from '#generated/enums.ts';
import { fileSearchResult, informationResult, isOpenResult } from './search-results.ts';

const { productSearch, fileSearch } = searchTypeValues;

describe('the three kinds of results of a search', () => {
  it('shows the entries of the asked kind, or of every kind', () => {
    expect(isOpenResult(fileSearch, undefined)).toBe(true);
    expect(isOpenResult(fileSearch, fileSearch)).toBe(true);
    expect(isOpenResult(fileSearch, productSearch)).toBe(false);
  });

  it('shows a document without its description, and with its category by name', () => {
    const file = {
      tid: 1,
      title: 'Soldering',
      typeName: 'Soldering and storage',
      browseCount: 3,
      dowloadCount: 2,
      createTime: '2026-01-05T08:00:00Z',
      docUrl: null,
    };
    expect(fileSearchResult({ ...file, typeId: 4, description: 'How to solder' })).toEqual(file);
  });

  it('shows the start of a news item without markup, and its picture where it has one', () => {
    const item = { nid: 1, title: 'New parts', content: `<p>${'word '.repeat(60)}</p>` };
    const shown = informationResult({ ...item, imageUrl: '' });
    expect(shown.content).toHaveLength(200);
    expect(shown.content.startsWith('word word')).toBe(true);
    expect(shown).not.toHaveProperty('imageUrl');
    expect(informationResult({ ...item, imageUrl: '/news.png' }).imageUrl).toBe('/news.png');
  });
});
