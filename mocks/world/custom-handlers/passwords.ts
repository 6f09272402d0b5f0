import { refuseComparison, refuseFirst } from '#domain/cashier/pay-password.ts';
import { refuseUnchanged } from '#domain/session/new-password.ts';
import { clearFailedAttempts } from '../attempts.ts';
import { type Call, type CustomHandlers, callingMember, refused } from '../call.ts';
import type { AccountEntry } from '../entries.ts';
import { checkLoginPassword, loginAttempts } from '../login-password.ts';
import { consumeCode, markCodeUsed, sendCode, tryCode } from '../mailed-codes.ts';
import { checkPayPassword } from '../pay-password.ts';
import { endSessions } from '../sessions.ts';

/** The account of the calling member. */
function accountOf(call: Call): AccountEntry {
  const account = call.world.store.find('accounts', '$owner', callingMember(call).$id);
  if (!account) throw new Error('the member has no account');
  return account;
}

/** Custom because failed attempts are counted and secrets are never shown. */
export const passwordsHandlers: CustomHandlers = {
  sendAccountCode(call) {
    return sendCode(call, {
      purpose: 'account',
      address: callingMember(call).email,
    });
  },

  setPayPassword(call, { code, payPassword }) {
    const account = accountOf(call);
    const notFirst = refuseFirst(account.payPassword);
    if (notFirst) return notFirst;
    if (!consumeCode(call, 'account', callingMember(call).email, code)) return refused('wrongMailedCode');
    call.world.store.change('accounts', account, { payPassword: true, $payPassword: payPassword });
    call.world.outbox.sendNotice(callingMember(call).email, 'payPasswordSet');
    return { ok: true };
  },

  updatePayPassword(call, { code, oldPayPassword, payPassword }) {
    const unchanged = refuseUnchanged('payPassword', { old: oldPayPassword, chosen: payPassword });
    if (unchanged) return unchanged;
    const account = accountOf(call);
    const missing = refuseComparison(account.payPassword, 0);
    if (missing) return missing;
    const { email } = callingMember(call);
    // The code first: without the mailbox nobody learns whether a password is right.
    if (!tryCode(call, 'account', email, code)) return refused('wrongMailedCode');
    const wrong = checkPayPassword(call, oldPayPassword);
    if (wrong) return wrong;
    markCodeUsed(call, 'account', email);
    call.world.store.change('accounts', account, { $payPassword: payPassword });
    call.world.outbox.sendNotice(email, 'payPasswordChanged');
    return { ok: true };
  },

  updateLoginPassword(call, { oldPassword, password }) {
    const unchanged = refuseUnchanged('password', { old: oldPassword, chosen: password });
    if (unchanged) return unchanged;
    const member = callingMember(call);
    const wrong = checkLoginPassword(call, oldPassword);
    if (wrong) return wrong;
    clearFailedAttempts(call, loginAttempts(member.email));
    call.world.store.change('members', member, { $password: password });
    endSessions(call, member.$id, call.token);
    call.world.outbox.sendNotice(member.email, 'loginPassword');
    return { ok: true };
  },
};
