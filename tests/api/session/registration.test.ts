import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { mailedCode, member } from '#server/db/schema/session.ts';
import { addMember, login, password } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let made = 0;
beforeAll(async () => {
  shop = await openTestApp({ config: { trustProxy: true } });
});
afterAll(() => shop.close());

const newEmail = () => {
  made += 1;
  return `new${made}@example.com`;
};

const form = (email: string, code: string, changes = {}) => ({
  name: 'Jane',
  surname: 'Miller',
  phone: '4155550100',
  email,
  code,
  password,
  country: 'United States',
  provinces: 'California',
  mechanismName: 'Blue Sky Inc.',
  ...changes,
});

const sendCode = (mailAddress: string, options = {}) =>
  shop.call('sendRegistrationCode', { mailAddress }, options);

async function codeFor(email: string): Promise<string> {
  expect((await sendCode(email)).code).toBe(0);
  return shop.mail.codeTo(email);
}

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

describe('registering', () => {
  it('takes the code from the mail, and the member signs in', async () => {
    const email = newEmail();
    const code = await codeFor(email);
    expect(code).toMatch(/^[0-9]{6}$/);
    expect(await shop.call('registerMember', form(email, code))).toMatchObject({ code: 0, status: 200 });
    const signedIn = await login(shop, { email, password });
    expect(signedIn.data.user).toMatchObject({ email, surname: 'Miller', mechanismName: 'Blue Sky Inc.' });
    const stored = await shop.db.select().from(member);
    expect(stored.find((one) => one.email === email)?.passwordHash).toMatch(/^argon2id\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(stored)).not.toContain(password);
  });

  it('gives the new member the discount of the first grade', async () => {
    const email = newEmail();
    await shop.call('registerMember', form(email, await codeFor(email)));
    const { token } = (await login(shop, { email, password })).data;
    const { data } = await shop.call('getConsumerDiscount', {}, { token });
    expect(data.discount.discount).toBe(constants.gradeDiscounts[constants.newMemberGrade]);
  });

  it('needs every field to be more than spaces', async () => {
    const values = form(' ', ' ', { phone: '  ', name: ' ', country: ' ' });
    const { params } = await shop.call('registerMember', values);
    const missing = ['name', 'phone', 'email', 'code', 'country'];
    for (const field of missing) expect(params.fields).toContainEqual({ field, rule: 'required' });
    expect(params.fields).toHaveLength(missing.length);
  });

  it('writes the mail in the language of the request', async () => {
    const [chinese, english] = [newEmail(), newEmail()];
    await sendCode(chinese);
    await sendCode(english, { language: 'en_US' });
    expect(shop.mail.to(chinese)[0]).toMatchObject({ subject: '注册验证码' });
    const [mail] = shop.mail.to(english);
    expect(mail?.subject).toBe('Your registration code');
    expect(mail?.text).toContain(mail?.code);
    expect(mail?.html).toContain(mail?.code);
  });

  it('keeps the e-mail in lower case and texts without spaces around', async () => {
    const email = newEmail();
    await sendCode(email.toUpperCase());
    const code = await shop.mail.codeTo(email);
    const answer = await shop.call('registerMember', form(email.toUpperCase(), code, { name: ' Jane ' }));
    expect(answer.code).toBe(0);
    const stored = await shop.db.select().from(member);
    expect(stored.find((one) => one.email === email)?.name).toBe('Jane');
  });

  it('refuses a weak password and a code that is none, naming the field', async () => {
    const weak = await shop.call('registerMember', form(newEmail(), '12345', { password: 'onlyletters' }));
    expect(weak.code).toBe(4000);
    const fields = weak.params.fields.map(({ field }: { field: string }) => field);
    expect(new Set(fields)).toEqual(new Set(['code', 'password']));
  });

  it('does not reveal that an e-mail is registered, except in the mail', async () => {
    const { email } = await addMember(shop.db);
    const known = await sendCode(email, { language: 'en_US' });
    const unknown = await sendCode(newEmail(), { language: 'en_US' });
    expect([known.code, known.msg]).toEqual([unknown.code, unknown.msg]);
    expect(shop.mail.to(email)[0]?.subject).toBe('This e-mail is already registered');
    expect(shop.mail.to(email)[0]?.code).toBeUndefined();
    expect((await sendCode(email)).params).toEqual((await sendCode(email.toUpperCase())).params);
    const taken = await shop.call('registerMember', form(email, '123456'), { language: 'en_US' });
    const wrong = await shop.call('registerMember', form(newEmail(), '123456'), { language: 'en_US' });
    expect([taken.code, taken.msg]).toEqual([wrong.code, wrong.msg]);
    expect(taken.code).toBe(4007);
  });
});

describe('a mailed code', () => {
  it('is kept only as a hash', async () => {
    const email = newEmail();
    const code = await codeFor(email);
    const stored = JSON.stringify(await shop.db.select().from(mailedCode));
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(email);
    expect(JSON.stringify(shop.log)).not.toContain(email);
  });

  it('works once', async () => {
    const email = newEmail();
    const code = await codeFor(email);
    const both = await Promise.all([1, 2].map(() => shop.call('registerMember', form(email, code))));
    expect(both.map((answer) => answer.code).sort()).toEqual([0, 4007]);
  });

  it('works for ten minutes', async () => {
    const email = newEmail();
    const code = await codeFor(email);
    shop.clock.pass(constants.mailedCodeLife);
    expect((await shop.call('registerMember', form(email, code))).code).toBe(4007);
    const late = newEmail();
    const second = await codeFor(late);
    shop.clock.pass(constants.mailedCodeLife - 1);
    expect((await shop.call('registerMember', form(late, second))).code).toBe(0);
  });

  it('works for its own purpose and its own mailbox only', async () => {
    const { email } = await addMember(shop.db);
    expect((await shop.call('sendResetCode', { mailAddress: email })).code).toBe(0);
    const reset = await shop.mail.codeTo(email);
    expect((await shop.call('registerMember', form(email, reset))).code).toBe(4007);
    const other = await codeFor(newEmail());
    expect((await shop.call('registerMember', form(newEmail(), other))).code).toBe(4007);
  });

  it('lets no more than five wrong tries through when twenty come at once, and then not the right one', async () => {
    const email = newEmail();
    const code = await codeFor(email);
    const wrong = Array.from({ length: 20 }, () =>
      shop.call('registerMember', form(email, otherThan(code)), {
        headers: { 'x-forwarded-for': '203.0.113.20' },
      }),
    );
    expect(new Set((await Promise.all(wrong)).map((answer) => answer.code))).toEqual(new Set([4007]));
    const attempts = (await shop.db.select().from(mailedCode)).map((row) => row.attempts);
    expect(Math.max(...attempts)).toBe(constants.mailedCodeTries);
    expect((await shop.call('registerMember', form(email, code))).code).toBe(4007);
  });

  it('still works after four wrong tries', async () => {
    const email = newEmail();
    const code = await codeFor(email);
    for (let attempts = 1; attempts < constants.mailedCodeTries; attempts += 1)
      expect((await shop.call('registerMember', form(email, otherThan(code)))).code).toBe(4007);
    expect((await shop.call('registerMember', form(email, code))).code).toBe(0);
  });
});
