import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes, constants, cooldowns } from '#generated/constants.ts';
import { login, password as old, signInNewMember } from '../support/members.ts';
import type { Fields } from '../support/signed-call.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let made = 0;
beforeAll(async () => {
  shop = await openTestApp();
});
// The number of codes that an address gets within that time is limited.
beforeEach(() => shop.clock.pass(constants.mailedCodeSpan));
afterAll(() => shop.close());

type Answer = Awaited<ReturnType<TestApp['call']>>;
type Language = 'zh_CN' | 'en_US';

/** One person at one of the calls that take a new password, with a code that was just mailed where the call needs one. */
interface Choice {
  readonly field: 'password' | 'payPassword';
  readonly choose: (password: string, language?: Language) => Promise<Answer>;
  /** Whether the password is in force as it is typed here. */
  readonly isInForce: (password: string) => Promise<boolean>;
}

const signsIn = (email: string) => async (password: string) =>
  (await login(shop, { email, password })).code === codes.success;

/** Has a code mailed by a call and returns it, once that number of mails is in the mailbox. */
async function mailCode(email: string, call: Promise<Answer>, mails = 1): Promise<string> {
  expect((await call).code).toBe(codes.success);
  return shop.mail.codeTo(email, mails);
}

async function registration(): Promise<Choice> {
  made += 1;
  const email = `chooser${made}@example.com`;
  const code = await mailCode(email, shop.call('sendRegistrationCode', { mailAddress: email }));
  const person = { name: 'Jane', surname: 'Miller', phone: '4155550100', mechanismName: 'Blue Sky Inc.' };
  const fields = { ...person, email, code, country: 'United States', provinces: 'California' };
  return {
    field: 'password',
    choose: (password, language = 'zh_CN') =>
      shop.call('registerMember', { ...fields, password }, { language }),
    isInForce: signsIn(email),
  };
}

async function reset(): Promise<Choice> {
  const { email } = (await signInNewMember(shop)).member;
  const code = await mailCode(email, shop.call('sendResetCode', { mailAddress: email }));
  return {
    field: 'password',
    choose: (password, language = 'zh_CN') =>
      shop.call('resetPassword', { mail: email, code, password }, { language }),
    isInForce: signsIn(email),
  };
}

async function change(): Promise<Choice> {
  const { token, member } = await signInNewMember(shop);
  return {
    field: 'password',
    choose: (password, language = 'zh_CN') =>
      shop.call('updateLoginPassword', { oldPassword: old, password }, { token, language }),
    isInForce: signsIn(member.email),
  };
}

async function payPassword(isSet: boolean): Promise<Choice> {
  const { token, member } = await signInNewMember(shop);
  let mails = 0;
  const mail = () => {
    shop.clock.pass(cooldowns.sendAccountCode);
    mails += 1;
    return mailCode(member.email, shop.call('sendAccountCode', {}, { token }), mails);
  };
  const call = async (id: 'setPayPassword' | 'updatePayPassword', fields: Fields, language: Language) => {
    const answer = await shop.call(id, fields, { token, language });
    // A notice follows.
    if (answer.code === codes.success) mails += 1;
    return answer;
  };
  const first = 'Pay4first';
  if (isSet) await call('setPayPassword', { code: await mail(), payPassword: first }, 'zh_CN');
  const code = await mail();
  return {
    field: 'payPassword',
    choose: (chosen, language = 'zh_CN') =>
      isSet
        ? call('updatePayPassword', { code, oldPayPassword: first, payPassword: chosen }, language)
        : call('setPayPassword', { code, payPassword: chosen }, language),
    isInForce: async (oldPayPassword) => {
      const next = { code: await mail(), oldPayPassword, payPassword: 'Other8hill' };
      return (await call('updatePayPassword', next, 'zh_CN')).code === codes.success;
    },
  };
}

describe.each<[string, () => Promise<Choice>]>([
  ['a registration', registration],
  ['a reset', reset],
  ['a change of the login password', change],
  ['a first payment password', () => payPassword(false)],
  ['another payment password', () => payPassword(true)],
])('a password that is chosen in %s', (_, start) => {
  it.each(['пароль 2026', '密码是芯片采购8', `${'𠮷'.repeat(19)}1`])(
    'is taken in any script: %s',
    async (chosen) => {
      const { choose, isInForce } = await start();
      expect((await choose(chosen)).code).toBe(codes.success);
      expect(await isInForce(chosen)).toBe(true);
    },
  );

  it('has digits and letters of full width, which are the same as the plain ones', async () => {
    const { choose, isInForce } = await start();
    expect((await choose('ｂｌｕｅ山川２０２６')).code).toBe(codes.success);
    expect(await isInForce('blue山川2026')).toBe(true);
  });

  it('is none of the most common ones, in any case and width', async () => {
    const { field, choose, isInForce } = await start();
    for (const common of ['password1', 'Password1', 'ＰＡＳＳＷＯＲＤ１', '12345678a', '1QAZ2wsx'])
      expect(await choose(common)).toMatchObject({
        code: codes.fieldRefused,
        params: { fields: [{ field, rule: 'common' }] },
      });
    expect((await choose('password1', 'en_US')).msg).toMatch(/password is too common and easily guessed/i);
    expect((await choose('password1', 'zh_CN')).msg).toMatch(/密码过于常见/);
    expect((await choose('Yellow5sun')).code).toBe(codes.success);
    expect(await isInForce('Yellow5sun')).toBe(true);
  });

  it('has 8 to 20 characters, a letter, a digit, no control character and no space at either end', async () => {
    const { field, choose } = await start();
    for (const [chosen, rule] of [
      ['密码是芯片采8', 'minLength'],
      [`${'𠮷'.repeat(20)}1`, 'maxLength'],
      ['только буквы', 'pattern'],
      ['2026-11-28', 'pattern'],
      ['blue\tsky2026', 'pattern'],
      ['blue\nsky2026', 'pattern'],
      [' blueSky2026', 'pattern'],
      ['blueSky2026\u3000', 'pattern'],
    ] as const)
      expect((await choose(chosen)).params.fields, chosen).toMatchObject([{ field, rule }]);
  });
});
