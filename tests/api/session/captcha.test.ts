import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

describe('the picture with a verification code', () => {
  it('is an SVG with a mark of its own', async () => {
    const first = await shop.call('getVerifyCode');
    const second = await shop.call('getVerifyCode');
    expect(first.code).toBe(0);
    const svg = Buffer.from(first.data.base64Str.split(',')[1], 'base64').toString();
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(first.data.loginMark).not.toBe(second.data.loginMark);
  });
});
