import { describe, expect, it } from 'vitest';
import { inPageLanguage, readEntrance } from './page-language.ts';

describe('the language in the address of a page', () => {
  it.each([
    ['?language=en_US', 'en_US', ''],
    ['?id=3&language=zh_CN', 'zh_CN', '?id=3'],
    ['?language=zh_CN&id=3', 'zh_CN', '?id=3'],
    ['?id=3&language=en_US&column1=4|5', 'en_US', '?id=3&column1=4|5'],
    ['?id=3', undefined, '?id=3'],
    ['?language=fr_FR', undefined, '?language=fr_FR'],
    ['?mylanguage=en_US', undefined, '?mylanguage=en_US'],
    ['', undefined, ''],
  ])('The query %s names %s and leaves the rest of it alone.', (search, language, rest) => {
    expect(readEntrance(search)).toEqual({ language, search: rest });
  });

  it('An address with a language is read back as it was.', () => {
    for (const address of ['/news', '/goodsCenter?id=3']) {
      const [path = '', query] = inPageLanguage(address, 'en_US').split('?');
      const { language, search } = readEntrance(`?${query}`);
      expect([path + search, language]).toEqual([address, 'en_US']);
    }
  });
});
