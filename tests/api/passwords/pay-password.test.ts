import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants, cooldowns } from '#generated/constants.ts';
import { account } from '#server/db/schema/ledger.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const first = 'Pay4first';
const second = 'Pay5second';
const wrong = 'Pay6wrong';

/** A signed-in member with a mailed code. */
async function withCode() {
  const { token, member } = await signInNewMember(shop);
  return { token, member, code: await nextCode(token, member.email) };
}

async function nextCode(token: string, email: string): Promise<string> {
  const before = shop.mail.to(email).length;
  expect((await shop.call('sendAccountCode', {}, { token })).code).toBe(0);
  return shop.mail.codeTo(email, before + 1);
}

/** A signed-in member whose payment password is set, with a code for the next change. */
async function withPassword() {
  const { token, member, code } = await withCode();
  expect((await shop.call('setPayPassword', { code, payPassword: first }, { token })).code).toBe(0);
  shop.clock.pass(cooldowns.sendAccountCode);
  return { token, member, code: await nextCode(token, member.email) };
}

const change = (token: string, fields: { code: string; oldPayPassword?: string; payPassword?: string }) =>
  shop.call('updatePayPassword', { oldPayPassword: first, payPassword: second, ...fields }, { token });

describe('the code for the payment password', () => {
  it('goes to the mailbox of the member, in the language of the request, once a minute', async () => {
    const { token, member } = await signInNewMember(shop);
    const options = { token, language: 'en_US' } as const;
    expect((await shop.call('sendAccountCode', {}, options)).code).toBe(0);
    expect(shop.mail.to(member.email)[0]?.subject).toBe('Your code for the payment password');
    const again = await shop.call('sendAccountCode', {}, options);
    expect([again.code, again.params.retryAfter]).toEqual([4008, cooldowns.sendAccountCode]);
  });

  it('needs a session', async () => {
    expect((await shop.call('sendAccountCode')).code).toBe(1001);
  });
});

describe('a first payment password', () => {
  it('is set with the code and kept only as a hash', async () => {
    const { token, member, code } = await withCode();
    expect((await shop.call('setPayPassword', { code, payPassword: first }, { token })).code).toBe(0);
    const [stored] = await shop.db.select().from(account).where(eq(account.memberId, member.id));
    expect(stored?.payPasswordHash).toMatch(/^argon2id\$/);
  });

  it('is not offered when one is set, and the code stays good', async () => {
    const { token, code } = await withPassword();
    expect((await shop.call('setPayPassword', { code, payPassword: second }, { token })).code).toBe(4009);
    expect((await change(token, { code })).code).toBe(0);
  });

  it('is set by one of two calls at the same moment', async () => {
    const { token, code } = await withCode();
    const both = await Promise.all(
      [first, second].map((payPassword) => shop.call('setPayPassword', { code, payPassword }, { token })),
    );
    const codes = both.map((answer) => answer.code).sort();
    expect(codes[0]).toBe(0);
    expect([4007, 4009]).toContain(codes[1]);
  });

  it("does not take another member's code", async () => {
    const { code } = await withCode();
    const { token } = await withCode();
    expect((await shop.call('setPayPassword', { code, payPassword: first }, { token })).code).toBe(4007);
  });

  it('follows the rule of new passwords', async () => {
    const { token, code } = await withCode();
    const answer = await shop.call('setPayPassword', { code, payPassword: '12345678' }, { token });
    expect(answer).toMatchObject({ code: 4000, params: { fields: [{ field: 'payPassword' }] } });
  });
});

describe('a new payment password', () => {
  it('takes the place of the old one', async () => {
    const { token, member, code } = await withPassword();
    expect((await change(token, { code })).code).toBe(0);
    shop.clock.pass(cooldowns.sendAccountCode);
    const next = await nextCode(token, member.email);
    expect((await change(token, { code: next })).code).toBe(4014);
    const third = 'Other8hill';
    expect((await change(token, { code: next, oldPayPassword: second, payPassword: third })).code).toBe(0);
  });

  it('is refused when it is the old one', async () => {
    const { token, code } = await withPassword();
    expect(await change(token, { code, payPassword: first })).toMatchObject({
      code: 4000,
      params: { fields: [{ field: 'payPassword', rule: 'unchanged' }] },
    });
  });

  it('is not offered when none is set', async () => {
    const { token, code } = await withCode();
    expect((await change(token, { code })).code).toBe(4016);
  });

  it('does not reveal without the right code whether the old one is right', async () => {
    const { token, code } = await withPassword();
    const other = code === '000000' ? '111111' : '000000';
    const answers = await Promise.all(
      [first, wrong].map((oldPayPassword) => change(token, { code: other, oldPayPassword })),
    );
    expect(answers.map((answer) => answer.code)).toEqual([4007, 4007]);
  });

  it('counts wrong old ones towards the lock of payments', async () => {
    const { token, member, code } = await withPassword();
    const attempts: number[] = [];
    for (let left = constants.payPasswordTries - 1; left >= 0; left -= 1) {
      const answer = await change(token, { code, oldPayPassword: wrong });
      expect(answer.params).toEqual({ triesLeft: left });
      attempts.push(answer.code);
    }
    expect(new Set(attempts)).toEqual(new Set([4014]));
    shop.clock.pass(cooldowns.sendAccountCode);
    const next = await nextCode(token, member.email);
    const locked = await shop.call(
      'updatePayPassword',
      { code: next, oldPayPassword: first, payPassword: second },
      { token, language: 'en_US' },
    );
    expect(locked.code).toBe(4015);
    expect(locked.msg).toBe('Too many wrong payment passwords, please wait 14 minutes');
  });
});
