import { expect } from 'vitest';
import { getVerifyCodeSoundValues } from '#generated/enums.ts';
import type { OperationId } from '#generated/server/handlers.ts';
import { type ParityCase, type Side, type SideReply, withData } from './side.ts';
import { sidesForTests } from './sides-for-tests.ts';

const { describeParity } = sidesForTests();

/** Asks for a code; the reply comes with the kinds of the mails that the address has got since. */
async function ask(side: Side, operation: OperationId, mailAddress: string): Promise<SideReply> {
  const before = (await side.mailsTo(mailAddress)).length;
  const { code } = await side.call(operation, { mailAddress });
  return withData({ code, data: (await side.mailsTo(mailAddress)).slice(before) });
}

const codes: readonly ParityCase[] = [
  {
    title: 'to register goes to a new address, and a known one is told that it has an account',
    codes: [0, 0],
    async run(side) {
      const { email } = await side.addBuyer();
      const replies = [
        await ask(side, 'sendRegistrationCode', 'new-to-the-shop@example.com'),
        await ask(side, 'sendRegistrationCode', ` ${email.toUpperCase()}`.trim()),
      ];
      expect(replies.map(({ params }) => params.data)).toEqual([['code'], []]);
      expect(await side.mailsTo(email)).toEqual(['notice']);
      return replies;
    },
  },
  {
    title: 'for a new password goes to members only, with the same response for everyone',
    codes: [0, 0],
    async run(side) {
      const { email } = await side.addBuyer();
      const replies = [
        await ask(side, 'sendResetCode', email),
        await ask(side, 'sendResetCode', 'nobody@example.com'),
      ];
      expect(replies.map(({ params }) => params.data)).toEqual([['code'], []]);
      return replies;
    },
  },
  {
    title: 'has to be waited for as long by people without an account',
    codes: [0, 4008, 0, 4008],
    async run(side) {
      const { email } = await side.addBuyer();
      return [
        await side.call('sendResetCode', { mailAddress: email }),
        await side.call('sendResetCode', { mailAddress: email }),
        await side.call('sendResetCode', { mailAddress: 'stranger@example.com' }),
        await side.call('sendResetCode', { mailAddress: 'stranger@example.com' }),
      ];
    },
  },
];

/** The media type of a captcha. */
async function captchaType(side: Side, sound?: number): Promise<SideReply> {
  const { code, data } = await side.call('getVerifyCode', { sound });
  return withData({ code, data: /^data:([a-z/+]+);/.exec(data.base64Str)?.[1] });
}

const captchas: readonly ParityCase[] = [
  {
    title: 'is a picture unless a sound is asked for',
    codes: [0, 0, 0],
    run: async (side) => [
      await captchaType(side),
      await captchaType(side, getVerifyCodeSoundValues.pictureCode),
      await captchaType(side, getVerifyCodeSoundValues.spokenCode),
    ],
  },
];

const notices: readonly ParityCase[] = [
  {
    title: 'goes out after a change of the login password, and not after a refused one',
    codes: [4006, 0],
    async run(side) {
      const buyer = await side.addBuyer();
      const update = (oldPassword: string) =>
        side.call('updateLoginPassword', { oldPassword, password: 'Third9password' }, buyer);
      const refused = await update('Wrong9password');
      expect(await side.mailsTo(buyer.email)).toEqual([]);
      const done = await update('Blue4sky9');
      expect(await side.mailsTo(buyer.email)).toEqual(['notice']);
      return [refused, done];
    },
  },
];

describeParity('a mailed code', codes);

describeParity('a captcha', captchas);

describeParity('the mail about a change of the account', notices);
