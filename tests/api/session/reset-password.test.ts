import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { login, password, signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const fresh = 'Green5tree';

async function codeFor(mailAddress: string): Promise<string> {
  expect((await shop.call('sendResetCode', { mailAddress })).code).toBe(0);
  return shop.mail.codeTo(mailAddress);
}

describe('a new login password by mail', () => {
  it('replaces the old one and ends every session', async () => {
    const { member, token } = await signInNewMember(shop);
    const code = await codeFor(member.email);
    const mail = member.email.toUpperCase();
    expect((await shop.call('resetPassword', { mail, code, password: fresh })).code).toBe(0);
    expect((await shop.call('countUnreadMessages', {}, { token })).code).toBe(5000);
    expect((await login(shop, { email: member.email, password })).code).toBe(4006);
    expect((await login(shop, { email: member.email, password: fresh })).code).toBe(0);
  });

  it('opens an account that wrong passwords locked', async () => {
    const { member } = await signInNewMember(shop);
    for (let attempts = 0; attempts < constants.loginTries; attempts += 1)
      await login(shop, { email: member.email, password: 'Wrong4sky9' });
    expect((await login(shop, { email: member.email, password })).code).toBe(4021);
    const code = await codeFor(member.email);
    await shop.call('resetPassword', { mail: member.email, code, password: fresh });
    expect((await login(shop, { email: member.email, password: fresh })).code).toBe(0);
  });

  it('responds alike for a mailbox that is not registered', async () => {
    const { member } = await signInNewMember(shop);
    await codeFor(member.email);
    await shop.call('sendResetCode', { mailAddress: 'ghost@example.com' });
    const answers = await Promise.all(
      [member.email, 'ghost@example.com'].map((mail) =>
        shop.call('resetPassword', { mail, code: '123456', password: fresh }),
      ),
    );
    const [known, unknown] = answers.map(({ code, msg, params }) => ({ code, msg, params }));
    expect(unknown).toEqual(known);
  });

  it('uses its code once', async () => {
    const { member } = await signInNewMember(shop);
    const code = await codeFor(member.email);
    const fields = { mail: member.email, code, password: fresh };
    const both = await Promise.all([1, 2].map(() => shop.call('resetPassword', fields)));
    expect(both.map((answer) => answer.code).sort()).toEqual([0, 4007]);
  });
});
