import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { login, password, signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const fresh = 'Green5sea8';

const change = (token: string, oldPassword = password) =>
  shop.call('updateLoginPassword', { oldPassword, password: fresh }, { token });

describe('changing the login password', () => {
  it('keeps this session and ends the others', async () => {
    const { token, member } = await signInNewMember(shop);
    const other = await login(shop, { email: member.email, password });
    expect((await change(token)).code).toBe(0);
    expect((await shop.call('countUnreadMessages', {}, { token })).code).toBe(0);
    expect((await shop.call('countUnreadMessages', {}, { token: other.data.token })).code).toBe(5000);
    expect((await login(shop, { email: member.email, password })).code).toBe(4006);
    expect((await login(shop, { email: member.email, password: fresh })).code).toBe(0);
  });

  it('counts a wrong old one like a wrong sign-in, even when they come at once', async () => {
    const { token, member } = await signInNewMember(shop);
    const attempts = Array.from({ length: 12 }, () => change(token, 'Wrong4sky9'));
    const codes = (await Promise.all(attempts)).map((answer) => answer.code);
    expect(codes.filter((code) => code === 4006).length).toBeLessThanOrEqual(constants.loginTries);
    expect(new Set(codes)).toEqual(new Set([4006, 4021]));
    const locked = await shop.call(
      'updateLoginPassword',
      { oldPassword: password, password: fresh },
      { token, language: 'en_US' },
    );
    expect(locked).toMatchObject({ code: 4021, params: { retryAfter: constants.loginLock } });
    expect(locked.msg).toBe('Too many wrong passwords, please wait 15 minutes');
    expect((await login(shop, { email: member.email, password })).code).toBe(4021);
  });

  it('says which password is wrong, and refuses a new one that is the old one', async () => {
    const { token } = await signInNewMember(shop);
    const update = (fields: { oldPassword: string; password: string }) =>
      shop.call('updateLoginPassword', fields, { token, language: 'en_US' });
    const wrong = await update({ oldPassword: 'Wrong4sky9', password: fresh });
    expect(wrong).toMatchObject({ code: 4006, msg: 'The old password is wrong' });
    const same = await update({ oldPassword: password, password });
    expect(same.params.fields).toEqual([{ field: 'password', rule: 'unchanged' }]);
    expect(same.msg).toBe('New password must differ from the old one');
  });

  it('refuses a weak new one and needs a session', async () => {
    const { token } = await signInNewMember(shop);
    const weak = await shop.call(
      'updateLoginPassword',
      { oldPassword: password, password: 'short1' },
      { token },
    );
    expect(weak).toMatchObject({ code: 4000, params: { fields: [{ field: 'password' }] } });
    expect((await shop.call('updateLoginPassword', { oldPassword: password, password: fresh })).code).toBe(
      1001,
    );
  });
});
