import { afterEach, describe, expect, it, vi } from 'vitest';
import { pickLanguage } from './language.ts';
import { browserLanguage, cookieValue } from './stored-language.ts';

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the test simulates a browser that has this cookie.
  document.cookie = cookie;
}

afterEach(() => {
  localStorage.clear();
  setCookie('language=; max-age=0; path=/');
});

const browserSpeaks = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);

describe('the language', () => {
  it.each([
    ['zh-CN', 'zh_CN'],
    ['zh-TW', 'zh_CN'],
    ['ZH', 'zh_CN'],
    ['en-US', 'en_US'],
    ['fr', 'en_US'],
    [undefined, 'en_US'],
  ])('of a browser in %s is %s', (preferred, expected) => {
    expect(pickLanguage(undefined, preferred)).toBe(expected);
  });

  it('that was stored wins over the browser', () => {
    browserSpeaks('zh-CN');
    localStorage.setItem('language', 'en_US');
    expect(browserLanguage()).toBe('en_US');
  });

  it('that was stored is mirrored in a cookie for the server', () => {
    localStorage.setItem('language', 'zh_CN');
    browserLanguage();
    expect(cookieValue(document.cookie, 'language')).toBe('zh_CN');
  });

  it('leaves a cookie that says so as the server has set it', () => {
    localStorage.setItem('language', 'zh_CN');
    setCookie('language=zh_CN; path=/');
    const written = vi.spyOn(document, 'cookie', 'set');
    expect(browserLanguage()).toBe('zh_CN');
    expect(written).not.toHaveBeenCalled();
    localStorage.setItem('language', 'en_US');
    expect(browserLanguage()).toBe('en_US');
    expect(written.mock.calls).toEqual([['language=en_US; path=/; max-age=31536000; samesite=lax']]);
  });

  it('comes from the browser when nothing sensible is stored, and is not stored', () => {
    browserSpeaks('zh-HK');
    localStorage.setItem('language', 'klingon');
    expect(browserLanguage()).toBe('zh_CN');
    expect(document.cookie).toBe('');
  });

  it('survives switched-off storage by its cookie', () => {
    browserSpeaks('en-US');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    setCookie('language=zh_CN; path=/');
    expect(browserLanguage()).toBe('zh_CN');
  });
});
