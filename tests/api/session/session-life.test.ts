import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const count = (token?: string, language: 'zh_CN' | 'en_US' = 'zh_CN') =>
  shop.call('countUnreadMessages', {}, { language, ...(token === undefined ? {} : { token }) });

describe('a session', () => {
  it('is asked for with code 1001 when there is no token', async () => {
    expect(await count()).toMatchObject({ code: 1001, status: 200 });
    expect((await count('')).code).toBe(1001);
  });

  it('is over with code 5000 when the token is unknown, in Chinese also for English readers', async () => {
    const chinese = await count('unknown-token');
    const english = await count('unknown-token', 'en_US');
    expect([chinese.code, english.code]).toEqual([5000, 5000]);
    expect(chinese.msg).toBe('登录已过期，请重新登录');
    expect(english.msg).toBe('登录已过期，请重新登录 Login expired, please log in again');
  });

  it('ends two hours after the last call', async () => {
    const { token } = await signInNewMember(shop);
    shop.clock.pass(constants.sessionIdleLife - 60);
    expect((await count(token)).code).toBe(0);
    shop.clock.pass(constants.sessionIdleLife - 60);
    expect((await count(token)).code).toBe(0);
    shop.clock.pass(constants.sessionIdleLife + 1);
    expect((await count(token)).code).toBe(5000);
  });

  it('ends after its longest life however busy it is', async () => {
    const { token } = await signInNewMember(shop);
    for (let hours = 1; hours < constants.sessionLife / 3600; hours += 1) {
      shop.clock.pass(3600);
      expect((await count(token)).code).toBe(0);
    }
    shop.clock.pass(3600);
    expect((await count(token)).code).toBe(5000);
  });

  it('ends at the logout, and only that one', async () => {
    const first = await signInNewMember(shop);
    const second = await signInNewMember(shop);
    expect(await shop.call('logoutMember', {}, { token: first.token })).toMatchObject({ code: 0 });
    expect((await count(first.token)).code).toBe(5000);
    expect((await count(second.token)).code).toBe(0);
    expect((await shop.call('logoutMember', {}, { token: first.token })).code).toBe(5000);
  });

  it('takes the token of a POST from the body, not from the query', async () => {
    const { token } = await signInNewMember(shop);
    expect((await shop.call('countCartItems', {}, { token })).code).toBe(0);
    const fromQuery = await shop.call(
      'countCartItems',
      {},
      {
        tamper: ({ url }) => url.searchParams.set('token', token),
      },
    );
    expect(fromQuery.code).not.toBe(0);
  });
});
