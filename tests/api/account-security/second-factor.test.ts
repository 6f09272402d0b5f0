import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '#domain/account-security/totp.ts';
import { constants } from '#generated/constants.ts';
import { member as memberTable, recoveryCode, secondFactor } from '#server/db/schema/session.ts';
import { requireSecondFactor } from '#server/session/index.ts';
import { login, password, signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const period = constants.totpPeriod;

/** A member with a new secret that waits for its first code. */
async function beginSecondFactor() {
  const { token, member } = await signInNewMember(shop);
  const { data } = await shop.call('startSecondFactor', { password }, { token });
  const codeIn = (seconds: number) => codeAt(data.secret, shop.clock.now().getTime() + seconds * 1000);
  return { token, member, secret: String(data.secret), uri: String(data.uri), codeIn };
}

/** A member whose second factor is on; the period of the first code has passed. */
async function enableSecondFactor(): Promise<
  Awaited<ReturnType<typeof beginSecondFactor>> & { recoveryCodes: string[] }
> {
  const made = await beginSecondFactor();
  const { data } = await shop.call('confirmSecondFactor', { code: made.codeIn(0) }, { token: made.token });
  shop.clock.pass(period);
  return { ...made, recoveryCodes: data.map(String) };
}

const state = async (token: string) => (await shop.call('getSecondFactor', {}, { token })).data;

/** Asks for the second factor as a withdrawal does. */
const spend = (memberId: number, given: string | undefined) =>
  requireSecondFactor({ db: shop.db, config: shop.config, now: shop.clock.now() }, { memberId, given });

/** Sends wrong codes of the app. */
async function guess(memberId: number, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1)
    expect(await spend(memberId, '000000')).toEqual({ ok: false, code: 'wrongSecondFactor' });
}

const locked = { ok: false, code: 'secondFactorLocked', params: { retryAfter: constants.secondFactorLock } };

describe('setting a second factor up', () => {
  it('The first code switches the second factor on and returns recovery codes, which are stored as hashes.', async () => {
    const { token, member, secret, uri, codeIn } = await beginSecondFactor();
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(member.email));
    expect(await state(token)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    const { data } = await shop.call(
      'confirmSecondFactor',
      { code: codeIn(0) },
      { token, language: 'en_US' },
    );
    expect(new Set(data).size).toBe(constants.recoveryCodes);
    expect(await state(token)).toMatchObject({ enabled: true, recoveryCodesLeft: constants.recoveryCodes });
    await shop.mail.noticeTo(member.email, 'Two-step verification is on');
    const stored = await shop.db.select().from(recoveryCode).where(eq(recoveryCode.memberId, member.id));
    for (const code of data) expect(JSON.stringify(stored)).not.toContain(code);
    const [row] = await shop.db.select().from(secondFactor).where(eq(secondFactor.memberId, member.id));
    expect(row?.secret).not.toContain(secret);
  });

  it('A wrong password starts nothing, and a wrong or late code switches nothing on.', async () => {
    const { token } = await signInNewMember(shop);
    expect((await shop.call('startSecondFactor', { password: 'Wrong4sky9' }, { token })).code).toBe(4006);
    expect((await shop.call('confirmSecondFactor', { code: '000000' }, { token })).code).toBe(4009);
    const other = await beginSecondFactor();
    const early = await shop.call(
      'confirmSecondFactor',
      { code: other.codeIn(2 * period) },
      { token: other.token },
    );
    expect(early.code).toBe(4031);
    shop.clock.pass(constants.secondFactorSetup);
    const late = await shop.call('confirmSecondFactor', { code: other.codeIn(0) }, { token: other.token });
    expect(late.code).toBe(4009);
  });

  it('A second start replaces a secret that waits, and is refused once a second factor is on.', async () => {
    const { token, codeIn } = await beginSecondFactor();
    const again = await shop.call('startSecondFactor', { password }, { token });
    expect((await shop.call('confirmSecondFactor', { code: codeIn(0) }, { token })).code).toBe(4031);
    const code = codeAt(again.data.secret, shop.clock.now().getTime());
    expect((await shop.call('confirmSecondFactor', { code }, { token })).code).toBe(0);
    expect((await shop.call('startSecondFactor', { password }, { token })).code).toBe(4009);
  });

  it('No call works without a session.', async () => {
    const proof = { password, secondFactor: '000000' };
    const replies = await Promise.all([
      shop.call('getSecondFactor'),
      shop.call('startSecondFactor', { password }),
      shop.call('confirmSecondFactor', { code: '000000' }),
      shop.call('deleteSecondFactor', proof),
      shop.call('resetRecoveryCodes', proof),
    ]);
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([1001]));
  });
});

describe('signing in with a second factor', () => {
  it('The right password alone is asked for the code, and the same picture works again.', async () => {
    const { member, codeIn } = await enableSecondFactor();
    const { data } = await shop.call('getVerifyCode');
    const code = shop.devNotes.captcha(data.loginMark);
    const fields = { email: member.email, password, code, loginMark: data.loginMark };
    expect((await shop.call('loginMember', { ...fields, password: 'Wrong4sky9' })).code).toBe(4006);
    const next = await shop.call('getVerifyCode');
    const fresh = {
      ...fields,
      code: shop.devNotes.captcha(next.data.loginMark),
      loginMark: next.data.loginMark,
    };
    expect((await shop.call('loginMember', fresh)).code).toBe(4030);
    expect((await shop.call('loginMember', { ...fresh, secondFactor: '000000' })).code).toBe(4031);
    const right = codeIn(0);
    const signedIn = await shop.call('loginMember', {
      ...fresh,
      secondFactor: `${right.slice(0, 3)} ${right.slice(3)}`,
    });
    expect(signedIn.code).toBe(0);
    expect((await shop.call('loginMember', { ...fresh, secondFactor: codeIn(period) })).code).toBe(4005);
  });

  it('A member without a second factor is not asked, whatever is sent.', async () => {
    const { member } = await signInNewMember(shop);
    const fields = { email: member.email, password, secondFactor: '123456' };
    expect((await login(shop, fields)).code).toBe(0);
  });
});

describe('a code of the second factor', () => {
  it('A code works once, a period early or late, and no code before the last used one works.', async () => {
    const { member, codeIn } = await enableSecondFactor();
    shop.clock.pass(10 * period);
    expect(await spend(member.id, codeIn(-2 * period))).toEqual({ ok: false, code: 'wrongSecondFactor' });
    expect(await spend(member.id, codeIn(2 * period))).toEqual({ ok: false, code: 'wrongSecondFactor' });
    expect(await spend(member.id, codeIn(-period))).toBeUndefined();
    expect(await spend(member.id, codeIn(-period))).toEqual({ ok: false, code: 'wrongSecondFactor' });
    expect(await spend(member.id, codeIn(period))).toBeUndefined();
    expect(await spend(member.id, codeIn(0))).toEqual({ ok: false, code: 'wrongSecondFactor' });
    expect(await spend(member.id, undefined)).toEqual({ ok: false, code: 'secondFactorNeeded' });
  });

  it('Twenty uses of one recovery code at once are one use.', async () => {
    const { member, token, recoveryCodes } = await enableSecondFactor();
    const uses = await Promise.all(Array.from({ length: 20 }, () => spend(member.id, recoveryCodes[0])));
    expect(uses.filter((refused) => refused === undefined)).toHaveLength(1);
    expect(await state(token)).toMatchObject({ recoveryCodesLeft: constants.recoveryCodes - 1 });
  });

  it('Twenty uses of one code of the app at once are one use.', async () => {
    const { member, codeIn } = await enableSecondFactor();
    const uses = await Promise.all(Array.from({ length: 20 }, () => spend(member.id, codeIn(0))));
    expect(uses.filter((refused) => refused === undefined)).toHaveLength(1);
  });

  it('Wrong codes lock those of the app for a while, even the right one, and only for this member.', async () => {
    const { member, codeIn } = await enableSecondFactor();
    const other = await enableSecondFactor();
    await guess(member.id, constants.secondFactorTries - 1);
    expect(await spend(member.id, codeIn(0))).toBeUndefined();
    shop.clock.pass(period);
    await guess(member.id, constants.secondFactorTries);
    expect(await spend(member.id, codeIn(0))).toEqual(locked);
    expect(await spend(other.member.id, other.codeIn(0))).toBeUndefined();
    shop.clock.pass(constants.secondFactorLock);
    expect(await spend(member.id, codeIn(0))).toBeUndefined();
  });

  it('Recovery codes are never locked, and wrong ones lock nothing.', async () => {
    const { member, recoveryCodes, codeIn } = await enableSecondFactor();
    for (let count = 0; count < 2 * constants.secondFactorTries; count += 1)
      expect(await spend(member.id, 'ABCD-EFGH-JKLM-NPQR')).toEqual({ ok: false, code: 'wrongSecondFactor' });
    expect(await spend(member.id, codeIn(0))).toBeUndefined();
    await guess(member.id, constants.secondFactorTries);
    expect(await spend(member.id, recoveryCodes[0]?.toLowerCase().replaceAll('-', ' '))).toBeUndefined();
  });

  it('Who guesses at sign-in with the right password locks neither the owner out nor what the owner does.', async () => {
    const { member, token, recoveryCodes, codeIn } = await enableSecondFactor();
    const withCode = (secondFactor = '') => login(shop, { email: member.email, password, secondFactor });
    for (let count = 0; count < constants.secondFactorTries; count += 1)
      expect((await withCode('000000')).code).toBe(4031);
    expect(await withCode(codeIn(0))).toMatchObject({
      code: 4032,
      params: { retryAfter: constants.secondFactorLock },
    });
    expect((await withCode(recoveryCodes[0])).code).toBe(0);
    const off = { password, secondFactor: codeIn(0) };
    expect((await shop.call('deleteSecondFactor', off, { token })).code).toBe(0);
    expect((await login(shop, { email: member.email, password })).code).toBe(0);
  });

  it('A code of one member does not work for another, not even with the row of the database.', async () => {
    const one = await enableSecondFactor();
    const other = await enableSecondFactor();
    expect(await spend(other.member.id, one.recoveryCodes[0])).toEqual({
      ok: false,
      code: 'wrongSecondFactor',
    });
    const [row] = await shop.db.select().from(secondFactor).where(eq(secondFactor.memberId, one.member.id));
    const copied = { secret: row?.secret ?? '' };
    await shop.db.update(secondFactor).set(copied).where(eq(secondFactor.memberId, other.member.id));
    await expect(spend(other.member.id, one.codeIn(0))).rejects.toThrow();
    await shop.db.delete(memberTable).where(eq(memberTable.id, other.member.id));
  });
});

describe('switching the second factor off', () => {
  it('takes the password and a code; a wrong password uses no code up', async () => {
    const { token, member, recoveryCodes } = await enableSecondFactor();
    const off = (fields: { password: string; secondFactor?: string | undefined }) =>
      shop.call('deleteSecondFactor', fields, { token });
    expect((await off({ password })).code).toBe(4000);
    expect((await off({ password: 'Wrong4sky9', secondFactor: recoveryCodes[0] })).code).toBe(4006);
    expect((await off({ password, secondFactor: '000000' })).code).toBe(4031);
    expect((await off({ password, secondFactor: recoveryCodes[0] })).code).toBe(0);
    expect(await state(token)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await off({ password, secondFactor: recoveryCodes[1] })).code).toBe(4009);
    expect((await login(shop, { email: member.email, password })).code).toBe(0);
    await shop.mail.noticeTo(member.email, '两步验证已关闭');
  });

  it('New recovery codes replace the old ones.', async () => {
    const { token, member, recoveryCodes } = await enableSecondFactor();
    const proof = { password, secondFactor: recoveryCodes[0] };
    const { data } = await shop.call('resetRecoveryCodes', proof, { token });
    expect(await spend(member.id, recoveryCodes[1])).toEqual({ ok: false, code: 'wrongSecondFactor' });
    expect(await spend(member.id, data[0])).toBeUndefined();
  });
});
