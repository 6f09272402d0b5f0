import { eq } from 'drizzle-orm';
import { captchaLimit, refuseWhileWaiting } from '#domain/session/attempts.ts';
import { captchaCode } from '#domain/session/captcha-code.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { session } from '#server/db/schema/session.ts';
import { countWithin } from './attempts.ts';
import { makeCaptcha } from './captcha.ts';
import { login } from './login.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode } from './send-code.ts';

export const sessionHandlers = {
  async getVerifyCode({ db, now, address, devNotes, language }, { sound }) {
    const asked = { kind: 'picture', key: address } as const;
    const refusal = refuseWhileWaiting(await countWithin(db, asked, captchaLimit, now));
    if (refusal) return refusal;
    const { mark, answer, dataUrl } = await makeCaptcha(db, captchaCode(sound), { now, language });
    devNotes?.noteCaptcha(mark, answer);
    return { ok: true, data: { base64Str: dataUrl, loginMark: mark } };
  },

  loginMember: login,
  sendRegistrationCode: (context, { mailAddress }) => sendCode(context, 'register', mailAddress),
  registerMember: register,
  sendResetCode: (context, { mailAddress }) => sendCode(context, 'reset', mailAddress),
  resetPassword,

  async logoutMember(context) {
    await context.db.delete(session).where(eq(session.tokenHash, callingMember(context).tokenHash));
    return { ok: true };
  },
} satisfies Partial<AppHandlers>;
