import { eq } from 'drizzle-orm';
import { constants } from '#generated/constants.ts';
import { session } from '#server/db/schema/session.ts';
import { type AppHandlers, callingMember } from '#server/http/context.ts';
import { countAttempts, noteAttempt } from './attempts.ts';
import { makeCaptcha } from './captcha.ts';
import { login } from './login.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { sendRegistrationCode, sendResetCode } from './send-code.ts';

export const sessionHandlers = {
  async getVerifyCode({ db, now, address, devNotes }) {
    const asked = { kind: 'picture', key: address } as const;
    const pictures = await countAttempts(db, asked, constants.captchaLife, now);
    if (pictures >= constants.captchaRate) {
      return { ok: false, code: 'tooManyRequests', params: { retryAfter: constants.captchaLife } };
    }
    await noteAttempt(db, asked, now);
    const { mark, answer, dataUrl } = await makeCaptcha(db, now);
    devNotes?.noteCaptcha(mark, answer);
    return { ok: true, data: { base64Str: dataUrl, loginMark: mark } };
  },

  loginMember: login,
  sendRegistrationCode: (context, { mailAddress }) => sendRegistrationCode(context, mailAddress),
  registerMember: register,
  sendResetCode: (context, { mailAddress }) => sendResetCode(context, mailAddress),
  resetPassword,

  async logoutMember(context) {
    await context.db.delete(session).where(eq(session.tokenHash, callingMember(context).tokenHash));
    return { ok: true };
  },
} satisfies Partial<AppHandlers>;
