import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

it('returns the region tree to everyone, in the language of the request', async () => {
  const chinese = await shop.call('getRegionTree');
  const english = await shop.call('getRegionTree', {}, { language: 'en_US' });
  expect([chinese.code, english.code]).toEqual([0, 0]);
  expect(chinese.data[0].name).toBe('中国');
  expect(english.data.length).toBe(chinese.data.length);
  const names = english.data.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['China', 'Germany', 'United States']));
});
