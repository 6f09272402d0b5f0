import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginLimit } from '#domain/session/attempts.ts';
import { constants } from '#generated/constants.ts';
import { attempt, member, session } from '#server/db/schema/session.ts';
import { recordAttempt } from '#server/session/attempts.ts';
import { Comparison } from '#server/session/comparison.ts';
import { addMember, login, password } from '../support/members.ts';
import { makeTestApp, openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { trustProxy: true } });
});
afterAll(() => shop.close());

const wrong = 'Wrong4sky9';

async function failTimes(times: number, email: string, headers = {}): Promise<number[]> {
  const codes: number[] = [];
  for (let attempts = 0; attempts < times; attempts += 1)
    codes.push((await login(shop, { email, password: wrong }, headers)).code);
  return codes;
}

describe('signing in', () => {
  it('returns a token and the member', async () => {
    const buyer = await addMember(shop.db, { sex: 2, grade: '1' });
    const answer = await login(shop, { email: buyer.email, password });
    expect(answer.code).toBe(0);
    expect(answer.data.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(answer.data.user).toEqual({
      email: buyer.email,
      name: 'Jane',
      surname: 'Miller',
      phone: '4155550100',
      sex: 2,
      grade: '1',
      country: 'United States',
      provinces: 'California',
      mechanismName: 'Blue Sky Inc.',
    });
  });

  it('takes the e-mail in any case', async () => {
    const buyer = await addMember(shop.db);
    expect((await login(shop, { email: buyer.email.toUpperCase(), password })).code).toBe(0);
  });

  it('keeps neither the token nor the password', async () => {
    const buyer = await addMember(shop.db);
    const { data } = await login(shop, { email: buyer.email, password });
    const stored = JSON.stringify([
      await shop.db.select().from(session),
      await shop.db.select().from(member),
    ]);
    expect(stored).not.toContain(data.token);
    expect(stored).not.toContain(password);
  });

  it('responds alike whether the e-mail exists or not', async () => {
    const buyer = await addMember(shop.db);
    const known = await login(shop, { email: buyer.email, password: wrong });
    const unknown = await login(shop, { email: 'nobody@example.com', password: wrong });
    expect(unknown).toMatchObject({ code: 4006, msg: known.msg, status: 200 });
    expect(known.code).toBe(4006);
  });

  it('refuses empty fields before it looks at the picture', async () => {
    const answer = await shop.call(
      'loginMember',
      { email: '', password: ' ', code: '' },
      { language: 'en_US' },
    );
    expect(answer.code).toBe(4000);
    expect(answer.params.fields.map(({ field }: { field: string }) => field).sort()).toEqual([
      'code',
      'email',
      'loginMark',
      'password',
    ]);
    expect(answer.msg).toBe('Account is required');
  });
});

describe('guessing a password', () => {
  it('locks the account after five wrong ones, for the right one too', async () => {
    const buyer = await addMember(shop.db);
    expect(await failTimes(constants.loginTries, buyer.email)).toEqual([4006, 4006, 4006, 4006, 4006]);
    const locked = await login(shop, { email: buyer.email, password });
    expect(locked).toMatchObject({ code: 4021, params: { retryAfter: constants.loginLock } });
  });

  it('opens the account again after the lock, which tries do not make longer', async () => {
    const buyer = await addMember(shop.db);
    await failTimes(constants.loginTries, buyer.email);
    shop.clock.pass(constants.loginLock - 10);
    expect((await login(shop, { email: buyer.email, password })).params).toEqual({ retryAfter: 10 });
    shop.clock.pass(10);
    expect((await login(shop, { email: buyer.email, password })).code).toBe(0);
  });

  it('locks an e-mail that is not registered in the same way', async () => {
    await failTimes(constants.loginTries, 'ghost@example.com');
    expect((await login(shop, { email: 'ghost@example.com', password: wrong })).code).toBe(4021);
  });

  it('counts from zero after a sign-in', async () => {
    const buyer = await addMember(shop.db);
    await failTimes(constants.loginTries - 1, buyer.email);
    expect((await login(shop, { email: buyer.email, password })).code).toBe(0);
    expect(await failTimes(constants.loginTries - 1, buyer.email)).toEqual([4006, 4006, 4006, 4006]);
    expect((await login(shop, { email: buyer.email, password })).code).toBe(0);
  });

  it('counts tries that come at once', async () => {
    const buyer = await addMember(shop.db);
    const attempts = Array.from({ length: 12 }, () => login(shop, { email: buyer.email, password: wrong }));
    const codes = (await Promise.all(attempts)).map((answer) => answer.code);
    expect(codes.filter((code) => code === 4006).length).toBeLessThanOrEqual(constants.loginTries);
    expect(new Set(codes)).toEqual(new Set([4006, 4021]));
  });

  it('lets as many right ones in as come at once, next to a few wrong ones', async () => {
    const buyer = await addMember(shop.db);
    const attempts = Array.from({ length: 20 }, (_, at) =>
      login(shop, { email: buyer.email, password: at % 6 === 5 ? wrong : password }),
    );
    const codes = (await Promise.all(attempts)).map((answer) => answer.code);
    expect(codes).toEqual(codes.map((_, at) => (at % 6 === 5 ? 4006 : 0)));
  });

  it('lets right ones in that come at once on several servers', async () => {
    const buyer = await addMember(shop.db);
    const servers = Array.from({ length: 8 }, () => makeTestApp(shop, {}));
    for (const server of servers)
      server.clock.pass((shop.clock.now().getTime() - server.clock.now().getTime()) / 1000);
    const attempts = servers.map((server) => login(server, { email: buyer.email, password }));
    expect(new Set((await Promise.all(attempts)).map(({ code }) => code))).toEqual(new Set([0]));
  });

  it('yields no result, right or wrong, of a comparison that counted as ended', async () => {
    const buyer = await addMember(shop.db);
    const account = { kind: 'account', key: buyer.email } as const;
    const guess = async (isRight: boolean) => {
      const comparison = new Comparison({ db: shop.db, now: shop.clock.now() });
      expect(await comparison.admit(account, loginLimit)).toBe(0);
      return () => comparison.isRight(async () => isRight);
    };
    const late = await Promise.all([true, true, false, false].map(guess));
    await shop.db.update(attempt).set({ heldUntil: new Date(0) });
    const inTime = await guess(false);
    for (const result of late) await expect(result()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await inTime()).toBe(false);
    expect(await failTimes(loginLimit.most - 1, buyer.email)).toEqual([4006, 4006, 4006, 4006]);
    expect((await login(shop, { email: buyer.email, password })).code).toBe(4021);
  });

  it('slows down an address that tries many accounts', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const address = { kind: 'address', key: '203.0.113.7' } as const;
    for (let attempts = 1; attempts < constants.loginAddressTries; attempts += 1) {
      await recordAttempt(shop.db, address, shop.clock.now());
    }
    expect((await login(shop, { email: 'guess@example.com', password: wrong }, headers)).code).toBe(4006);
    const buyer = await addMember(shop.db);
    expect((await login(shop, { email: buyer.email, password }, headers)).code).toBe(4008);
    const elsewhere = { 'x-forwarded-for': '203.0.113.8' };
    expect((await login(shop, { email: buyer.email, password }, elsewhere)).code).toBe(0);
  });
});
