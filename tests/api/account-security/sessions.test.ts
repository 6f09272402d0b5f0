import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { login, password, signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { trustProxy: true } });
});
afterAll(() => shop.close());

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** A member with a session of each user agent, the last one the newest. */
async function signInWith(...userAgents: readonly string[]) {
  const { member } = await signInNewMember(shop);
  const tokens: string[] = [];
  for (const userAgent of userAgents) {
    shop.clock.pass(60);
    const headers = { 'user-agent': userAgent, 'x-forwarded-for': '203.0.113.77' };
    tokens.push((await login(shop, { email: member.email, password }, headers)).data.token);
  }
  return { member, tokens };
}

const list = (token = '', fields = {}) => shop.call('listSessions', fields, { token });
const codeOfToken = async (token: string | undefined) => (await list(token)).code;

describe('the signed-in devices', () => {
  it('Devices show browser, system and a shortened address, the last used first, and no token.', async () => {
    const { tokens } = await signInWith(chrome, iphone);
    const { data, params } = await list(tokens[1]);
    expect(params).toEqual({ totalDataCounts: 3 });
    expect(data[0]).toMatchObject({
      browser: 'Safari 18',
      system: 'iOS',
      address: '203.0.113.*',
      current: true,
    });
    expect(data[1]).toMatchObject({ browser: 'Chrome 142', system: 'Windows', current: false });
    expect(data[2]).toMatchObject({ browser: '', system: '', address: '' });
    for (const token of tokens) expect(JSON.stringify(data)).not.toContain(token);
  });

  it('A long or strange user agent is listed like an unknown one.', async () => {
    const { tokens } = await signInWith('x'.repeat(5000));
    const { code, data } = await list(tokens[0]);
    expect(code).toBe(0);
    expect(data[0]).toMatchObject({ browser: '', system: '' });
  });

  it('Pages hold no session twice, and sessions that were idle for too long are not listed.', async () => {
    const { tokens } = await signInWith(chrome, iphone);
    const pages = await Promise.all([1, 2, 3].map((pageNum) => list(tokens[1], { pageNum, pageSize: 1 })));
    expect(new Set(pages.map(({ data }) => data[0].sessionId)).size).toBe(3);
    shop.clock.pass(constants.sessionIdleLife - 61);
    await list(tokens[1]);
    shop.clock.pass(61);
    expect((await list(tokens[1])).params).toEqual({ totalDataCounts: 1 });
  });

  it('One device is signed out, and the others stay signed in.', async () => {
    const { tokens } = await signInWith(chrome, iphone);
    const { data } = await list(tokens[1]);
    const ended = await shop.call(
      'logoutSession',
      { sessionId: data[1].sessionId },
      { token: tokens[1] ?? '' },
    );
    expect(ended.code).toBe(0);
    expect(await codeOfToken(tokens[0])).toBe(5000);
    expect((await list(tokens[1])).params).toEqual({ totalDataCounts: 2 });
    const again = await shop.call(
      'logoutSession',
      { sessionId: data[1].sessionId },
      { token: tokens[1] ?? '' },
    );
    expect(again.code).toBe(4004);
  });

  it('All other devices are signed out at once.', async () => {
    const { tokens } = await signInWith(chrome, iphone);
    expect((await shop.call('logoutOtherSessions', {}, { token: tokens[0] ?? '' })).code).toBe(0);
    expect([await codeOfToken(tokens[0]), await codeOfToken(tokens[1])]).toEqual([0, 5000]);
  });

  it("Another member's device cannot be signed out, and no call works without a session.", async () => {
    const { tokens } = await signInWith(chrome);
    const { token } = await signInNewMember(shop);
    const { sessionId } = (await list(tokens[0])).data[0];
    expect((await shop.call('logoutSession', { sessionId }, { token })).code).toBe(4004);
    expect(await codeOfToken(tokens[0])).toBe(0);
    expect((await shop.call('logoutSession', { sessionId: 0 }, { token })).code).toBe(4000);
    const calls = [
      shop.call('listSessions'),
      shop.call('logoutSession', { sessionId }),
      shop.call('logoutOtherSessions'),
    ];
    expect((await Promise.all(calls)).map(({ code }) => code)).toEqual([1001, 1001, 1001]);
  });
});
