import { storedUserAgent } from '#domain/account-security/device.ts';
import { captchaLimit, loginLimit } from '#domain/session/attempts.ts';
import { captchaAnswer, isCaptchaFresh } from '#domain/session/lifetimes.ts';
import { emailKey } from '#domain/session/mailed-codes.ts';
import { memberTexts } from '#domain/session/new-member.ts';
import { constants, cooldowns } from '#generated/constants.ts';
import { getVerifyCodeSoundValues } from '#generated/enums.ts';
import {
  clearFailedAttempts,
  lockedSeconds,
  recordAttempt,
  recordFailedAttempt,
  secondsUntilRateAllows,
} from '../attempts.ts';
import { type Call, type CustomHandlers, refused } from '../call.ts';
import { captchaAudio } from '../captcha-audio.ts';
import { captchaImage } from '../captcha-image.ts';
import type { CaptchaEntry, MemberEntry } from '../entries.ts';
import { loginAttempts } from '../login-password.ts';
import { consumeCode, sendCode } from '../mailed-codes.ts';
import { memberProfile } from '../member-profile.ts';
import { requireSecondFactor } from '../second-factor.ts';
import { seededDigits, seededLetters } from '../seeded-random.ts';
import { endSessions } from '../sessions.ts';

function memberOf({ world }: Call, email: string): MemberEntry | undefined {
  return world.store.find('members', 'email', emailKey(email));
}

/** The picture when its code is right. Whatever the answer is, it is used up. */
function consumeCaptcha(
  { world: { store }, now }: Call,
  mark: string,
  answer: string,
): CaptchaEntry | undefined {
  const found = store.find('captchas', 'mark', mark);
  if (!found) return undefined;
  store.remove('captchas', found);
  const isRight = isCaptchaFresh(found.madeAt, now.getTime()) && found.answer === captchaAnswer(answer);
  return isRight ? found : undefined;
}

/** A session for a member; its token is made up, there is nothing to protect. */
function openSession({ world: { store }, now, userAgent }: Call, memberId: number): string {
  const at = now.getTime();
  const { token } = store.add('sessions', ($id) => ({
    $id,
    sessionId: $id,
    $owner: memberId,
    openedAt: at,
    usedAt: at,
    userAgent: userAgent.slice(0, storedUserAgent),
    address: '127.0.0.*',
    token: `mock-session-of-member-${memberId}-${seededDigits(`session ${$id}`)}-${String($id).padStart(4, '0')}`,
  }));
  return token;
}

/** Custom because sessions, captchas and mailed codes are not listed by any page. */
export const sessionHandlers: CustomHandlers = {
  getVerifyCode(call, { sound }) {
    const { store, outbox } = call.world;
    const client = `captchas for ${call.world.clientAddress()}`;
    const retryAfter = secondsUntilRateAllows(call, client, captchaLimit);
    if (retryAfter > 0) return { ok: false, code: 'tooManyRequests', params: { retryAfter } };
    recordAttempt(call, client, captchaLimit.most);
    const { mark, answer } = store.add('captchas', ($id) => ({
      $id,
      mark: `picture-${String($id).padStart(12, '0')}`,
      madeAt: call.now.getTime(),
      answer:
        sound === getVerifyCodeSoundValues.spokenCode
          ? seededDigits(`sound ${$id}`).slice(0, constants.captchaDigits)
          : seededLetters(`picture ${$id}`, constants.captchaLength),
    }));
    outbox.logCaptcha(answer);
    const base64Str =
      sound === getVerifyCodeSoundValues.spokenCode ? captchaAudio(answer) : captchaImage(answer);
    return { ok: true, data: { base64Str, loginMark: mark } };
  },

  loginMember(call, { email, password, code, loginMark, secondFactor }) {
    const solved = consumeCaptcha(call, loginMark, code);
    if (!solved) return refused('wrongCaptcha');
    const account = loginAttempts(email);
    const retryAfter = lockedSeconds(call, account, loginLimit);
    if (retryAfter > 0) return { ok: false, code: 'accountLocked', params: { retryAfter } };
    const member = memberOf(call, email);
    if (member?.$password !== password) {
      recordFailedAttempt(call, account, loginLimit);
      return refused('wrongCredentials');
    }
    const missing = requireSecondFactor(call, member.$id, secondFactor);
    if (missing) {
      call.world.store.put('captchas', solved);
      return missing;
    }
    clearFailedAttempts(call, account);
    return { ok: true, data: { token: openSession(call, member.$id), user: memberProfile(member) } };
  },

  logoutMember({ world: { store }, token }) {
    const session = store.find('sessions', 'token', token);
    if (session) store.remove('sessions', session);
    return { ok: true };
  },

  sendRegistrationCode(call, { mailAddress }) {
    return sendCode(call, {
      purpose: 'register',
      address: mailAddress,
      cooldown: cooldowns.sendRegistrationCode,
      mayArrive: !memberOf(call, mailAddress),
    });
  },

  registerMember(call, { code, password, email, ...fields }) {
    if (!consumeCode(call, 'register', email, code) || memberOf(call, email))
      return refused('wrongMailedCode');
    const { store } = call.world;
    const { $id } = store.add('members', (id) => ({
      $id: id,
      $owner: id,
      ...fields,
      ...memberTexts(fields),
      email: emailKey(email),
      $password: password,
      grade: constants.newMemberGrade,
    }));
    store.add('accounts', (id) => ({ $id: id, $owner: $id, payPassword: false }));
    return { ok: true };
  },

  sendResetCode(call, { mailAddress }) {
    return sendCode(call, {
      purpose: 'reset',
      address: mailAddress,
      cooldown: cooldowns.sendResetCode,
      mayArrive: memberOf(call, mailAddress) !== undefined,
    });
  },

  resetPassword(call, { mail, code, password }) {
    const member = memberOf(call, mail);
    if (!consumeCode(call, 'reset', mail, code) || !member) return refused('wrongMailedCode');
    const { store } = call.world;
    store.change('members', member, { $password: password });
    endSessions(call, member.$id);
    clearFailedAttempts(call, loginAttempts(member.email));
    call.world.outbox.sendNotice(member.email, 'loginPassword');
    return { ok: true };
  },
};
