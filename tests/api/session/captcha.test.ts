import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { captcha } from '#server/db/schema/session.ts';
import { recordAttempt } from '#server/session/attempts.ts';
import { addMember, login, password, type TestMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let buyer: TestMember;
beforeAll(async () => {
  shop = await openTestApp();
  buyer = await addMember(shop.db);
});
afterAll(() => shop.close());

async function picture(): Promise<{ loginMark: string; code: string }> {
  const { data } = await shop.call('getVerifyCode');
  return { loginMark: data.loginMark, code: shop.devNotes.captcha(data.loginMark) ?? '' };
}

const form = (changes: object) => ({ email: buyer.email, password, ...changes });

describe('the picture with a verification code', () => {
  it('is read aloud on request, as digits, in both languages', async () => {
    const sounds = await Promise.all(
      (['zh_CN', 'en_US'] as const).map((language) => shop.call('getVerifyCode', { sound: 1, language })),
    );
    for (const { data } of sounds) {
      const code = shop.devNotes.captcha(data.loginMark) ?? '';
      expect(code).toMatch(new RegExp(`^\\d{${constants.captchaDigits}}$`));
      const [kind, content = ''] = data.base64Str.split(',');
      expect(kind).toBe('data:audio/wav;base64');
      expect(Buffer.from(content, 'base64').toString('latin1')).not.toContain(code);
      expect((await shop.call('loginMember', form({ loginMark: data.loginMark, code }))).code).toBe(0);
      expect((await shop.call('loginMember', form({ loginMark: data.loginMark, code }))).code).toBe(4005);
    }
  });

  it('is an SVG with a mark of its own', async () => {
    const first = await shop.call('getVerifyCode');
    const second = await shop.call('getVerifyCode');
    expect(first.code).toBe(0);
    const svg = Buffer.from(first.data.base64Str.split(',')[1], 'base64').toString();
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(first.data.loginMark).not.toBe(second.data.loginMark);
  });

  it('reveals its answer neither in itself nor in the database', async () => {
    const { data } = await shop.call('getVerifyCode');
    const answer = shop.devNotes.captcha(data.loginMark) ?? '';
    expect(answer).toHaveLength(constants.captchaLength);
    const svg = Buffer.from(data.base64Str.split(',')[1], 'base64').toString();
    expect(svg).not.toMatch(/<text|<tspan|id=|class=/);
    expect(JSON.stringify(await shop.db.select().from(captcha))).not.toContain(answer);
  });

  it('is read without regard to case and spaces around', async () => {
    const { code, loginMark } = await picture();
    const answer = await shop.call('loginMember', form({ loginMark, code: ` ${code.toLowerCase()} ` }));
    expect(answer.code).toBe(0);
  });

  it('works once, even when the password was wrong', async () => {
    const { code, loginMark } = await picture();
    const wrong = await shop.call('loginMember', form({ loginMark, code, password: 'Wrong4sky9' }));
    const again = await shop.call('loginMember', form({ loginMark, code }));
    expect([wrong.code, again.code]).toEqual([4006, 4005]);
  });

  it('is used up by a wrong answer', async () => {
    const { code, loginMark } = await picture();
    const wrong = await shop.call('loginMember', form({ loginMark, code: '0000' }));
    const right = await shop.call('loginMember', form({ loginMark, code }));
    expect([wrong.code, right.code]).toEqual([4005, 4005]);
  });

  it('lets one of twenty sign-ins at the same moment use it', async () => {
    const { code, loginMark } = await picture();
    const calls = Array.from({ length: 20 }, () => shop.call('loginMember', form({ loginMark, code })));
    const codes = (await Promise.all(calls)).map((answer) => answer.code);
    expect(codes.filter((one) => one === 0)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([0, 4005]));
  });

  it('works for five minutes', async () => {
    const first = await picture();
    const second = await picture();
    shop.clock.pass(constants.captchaLife - 1);
    expect((await shop.call('loginMember', form(first))).code).toBe(0);
    shop.clock.pass(2);
    expect((await shop.call('loginMember', form(second))).code).toBe(4005);
  });

  it('is unknown under a made-up mark', async () => {
    const answer = await shop.call('loginMember', form({ loginMark: 'aaaaaaaaaaaaaaaaaaaa', code: 'ABCD' }));
    expect(answer.code).toBe(4005);
    expect(answer.msg).toContain('验证码');
  });

  it('is not drawn without end for one address', async () => {
    const asked = { kind: 'picture', key: 'local' } as const;
    for (let drawn = 0; drawn < constants.captchaRate; drawn += 1) {
      await recordAttempt(shop.db, asked, shop.clock.now());
    }
    const refused = await shop.call('getVerifyCode');
    expect([refused.code, refused.params.retryAfter]).toEqual([4008, constants.captchaLife]);
    shop.clock.pass(constants.captchaLife + 1);
    expect((await shop.call('getVerifyCode')).code).toBe(0);
  });

  it('gives a fresh start after a wrong one', async () => {
    expect((await login(shop, { email: buyer.email, password, code: 'ZZZZ' })).code).toBe(4005);
    expect((await login(shop, { email: buyer.email, password })).code).toBe(0);
  });
});
