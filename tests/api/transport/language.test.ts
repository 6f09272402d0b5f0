import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

async function messageFor(language: 'zh_CN' | 'en_US' | 'none', acceptLanguage?: string): Promise<string> {
  const headers = acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage };
  return (await shop.call('countUnreadMessages', {}, { language, headers })).msg;
}

const chinese = '请先登录';
const english = 'Please sign in first';

describe('the language of an answer', () => {
  it('is that of the field, whatever the browser prefers', async () => {
    expect(await messageFor('zh_CN', 'en-US')).toBe(chinese);
    expect(await messageFor('en_US', 'zh-CN')).toBe(english);
  });

  it('follows the browser without the field', async () => {
    expect(await messageFor('none', 'zh-TW,zh;q=0.9,en;q=0.8')).toBe(chinese);
    expect(await messageFor('none', 'en-GB,zh;q=0.5')).toBe(english);
    expect(await messageFor('none', 'de, zh;q=0.2, en;q=0.7')).toBe(english);
    expect(await messageFor('none', 'fr-FR')).toBe(english);
  });

  it('is Chinese when nothing is known', async () => {
    expect(await messageFor('none')).toBe(chinese);
  });

  it('is refused when it is none of the two', async () => {
    const answer = await shop.call('listNews', { language: 'de_DE' }, { language: 'none' });
    expect(answer).toMatchObject({ code: 4000, params: { fields: [{ field: 'language', rule: 'enum' }] } });
  });
});
