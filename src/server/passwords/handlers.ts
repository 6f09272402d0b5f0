import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { sendCode } from '#server/session/index.ts';
import { updateLoginPassword } from './change-login-password.ts';
import { setPayPassword, updatePayPassword } from './change-pay-password.ts';

export const passwordsHandlers = {
  sendAccountCode: (context) => sendCode(context, 'account', callingMember(context).email),
  setPayPassword,
  updatePayPassword,
  updateLoginPassword,
} satisfies Partial<AppHandlers>;
