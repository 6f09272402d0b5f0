import { refuseComparison } from '#domain/cashier/pay-password.ts';
import { decideInSteps } from '#domain/decide-in-steps.ts';
import {
  decideFirstPayPassword,
  decideLoginPasswordChange,
  decidePayPasswordChange,
  refuseFirst,
} from '#domain/passwords/decide-change.ts';
import { refuseMailedCode } from '#domain/session/mailed-codes.ts';
import { refuseUnchanged } from '#domain/session/new-password.ts';
import { type Call, type CustomHandlers, callingMember } from '../call.ts';
import type { AccountEntry } from '../entries.ts';
import { clearFailedAttempts } from '../session/attempts.ts';
import { checkLoginPassword, loginAttempts } from '../session/login-password.ts';
import { markCodeUsed, tryCode } from '../session/mailed-codes.ts';
import { endSessions } from '../session/sessions.ts';
import { checkPayPassword } from './pay-password.ts';

/** The account of the calling member. */
function accountOf(call: Call): AccountEntry {
  const account = call.world.store.find('accounts', '$owner', callingMember(call).$id);
  if (!account) throw new Error('the member has no account');
  return account;
}

/** Custom because failed attempts are counted and secrets are never shown. */
export const passwordsHandlers: CustomHandlers = {
  async setPayPassword(call, { code, payPassword }) {
    const account = accountOf(call);
    const { email } = callingMember(call);
    const refusal = await decideInSteps(decideFirstPayPassword, {
      alreadySet: () => refuseFirst(account.payPassword),
      wrongCode: () => refuseMailedCode(tryCode(call, 'account', email, code)),
      overtaken: () => undefined,
    });
    if (refusal) return refusal;
    markCodeUsed(call, 'account', email);
    call.world.store.change('accounts', account, { payPassword: true, $payPassword: payPassword });
    call.world.outbox.sendNotice(email, 'setPayPassword');
    return { ok: true };
  },

  async updatePayPassword(call, { code, oldPayPassword, payPassword }) {
    const account = accountOf(call);
    const { email } = callingMember(call);
    const refusal = await decideInSteps(decidePayPasswordChange, {
      unchanged: () => refuseUnchanged('payPassword', { old: oldPayPassword, chosen: payPassword }),
      notSet: () => refuseComparison(account.payPassword, 0),
      wrongCode: () => refuseMailedCode(tryCode(call, 'account', email, code)),
      wrongPassword: () => checkPayPassword(call, oldPayPassword),
      overtaken: () => undefined,
    });
    if (refusal) return refusal;
    markCodeUsed(call, 'account', email);
    call.world.store.change('accounts', account, { $payPassword: payPassword });
    call.world.outbox.sendNotice(email, 'updatePayPassword');
    return { ok: true };
  },

  async updateLoginPassword(call, { oldPassword, password }) {
    const refusal = await decideInSteps(decideLoginPasswordChange, {
      unchanged: () => refuseUnchanged('password', { old: oldPassword, chosen: password }),
      wrongPassword: () => checkLoginPassword(call, oldPassword),
      overtaken: () => undefined,
    });
    if (refusal) return refusal;
    const member = callingMember(call);
    clearFailedAttempts(call, loginAttempts(member.email));
    call.world.store.change('members', member, { $password: password });
    endSessions(call, member.$id, call.token);
    call.world.outbox.sendNotice(member.email, 'updateLoginPassword');
    return { ok: true };
  },
};
