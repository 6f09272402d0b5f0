import { storedDevice } from '#domain/account-security/device.ts';
import { decideInSteps } from '#domain/decide-in-steps.ts';
import { signedInMember } from '#domain/profile/shown-member.ts';
import { addressLimit, captchaLimit, loginLimit, refuseWhileWaiting } from '#domain/session/attempts.ts';
import { captchaCode } from '#domain/session/captcha-code.ts';
import { captchaAnswer, isCaptchaFresh } from '#domain/session/lifetimes.ts';
import { emailKey } from '#domain/session/mailed-codes.ts';
import { newMember } from '#domain/session/new-member.ts';
import { isSamePassword } from '#domain/session/new-password.ts';
import { decideSignIn } from '#domain/session/sign-in.ts';
import type { Requests } from '#generated/server/handlers.ts';
import { requireSecondFactor } from '../account-security/second-factor.ts';
import type { Call, CustomHandlers } from '../call.ts';
import type { CaptchaEntry, MemberEntry } from '../entries.ts';
import { seededDigits, seededText } from '../seeded-random.ts';
import {
  addressAttempts,
  clearFailedAttempts,
  countWithin,
  lockedSeconds,
  recordFailedAttempt,
} from './attempts.ts';
import { captchaAudio } from './captcha-audio.ts';
import { captchaImage } from './captcha-image.ts';
import { loginAttempts } from './login-password.ts';
import { changeByCode } from './mailed-codes.ts';
import { endSessions } from './sessions.ts';

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
function openSession({ world: { store }, now, userAgent, address }: Call, memberId: number): string {
  const at = now.getTime();
  const { token } = store.add('sessions', ($id) => ({
    $id,
    sessionId: $id,
    $owner: memberId,
    openedAt: at,
    usedAt: at,
    ...storedDevice({ userAgent, address }),
    token: `mock-session-of-member-${memberId}-${seededDigits(`session ${$id}`)}-${String($id).padStart(4, '0')}`,
  }));
  return token;
}

function addMember({ world: { store } }: Call, registration: Requests['registerMember']): void {
  const { password } = registration;
  const { $id } = store.add('members', (id) => ({
    $id: id,
    $owner: id,
    ...newMember(registration),
    $password: password,
  }));
  store.add('accounts', (id) => ({ $id: id, $owner: $id, payPassword: false }));
}

/** What was found while reading the facts of a sign-in. */
interface Found {
  captcha?: CaptchaEntry | undefined;
  member?: MemberEntry | undefined;
}

/** Finds out the facts of {@link decideSignIn}. */
function signInFacts(call: Call, request: Requests['loginMember'], found: Found) {
  const [account, client] = [loginAttempts(request.email), addressAttempts(call)];
  return {
    isCaptchaRight: () => {
      found.captcha = consumeCaptcha(call, request.loginMark, request.code);
      return found.captcha !== undefined;
    },
    accountWait: () => lockedSeconds(call, account, loginLimit),
    addressWait: () => lockedSeconds(call, client, addressLimit),
    isPasswordRight: () => {
      found.member = memberOf(call, request.email);
      const isRight = found.member !== undefined && isSamePassword(found.member.$password, request.password);
      if (!isRight) {
        recordFailedAttempt(call, account, loginLimit);
        recordFailedAttempt(call, client, addressLimit);
      }
      return isRight;
    },
    secondFactor: () =>
      found.member &&
      requireSecondFactor(call, found.member.$id, { given: request.secondFactor, place: 'signIn' }),
  };
}

/** Custom because sessions, captchas and mailed codes are not listed by any page. */
export const sessionHandlers: CustomHandlers = {
  getVerifyCode(call, { sound }) {
    const { store, outbox } = call.world;
    const refusal = refuseWhileWaiting(countWithin(call, `captchas for ${call.address}`, captchaLimit));
    if (refusal) return refusal;
    const code = captchaCode(sound);
    const { mark, answer } = store.add('captchas', ($id) => ({
      $id,
      mark: `picture-${String($id).padStart(12, '0')}`,
      madeAt: call.now.getTime(),
      answer: seededText(`captcha ${$id}`, code.length, code.characters),
    }));
    outbox.logCaptcha(answer);
    const base64Str = code.isSpoken ? captchaAudio(answer) : captchaImage(answer);
    return { ok: true, data: { base64Str, loginMark: mark } };
  },

  async loginMember(call, request) {
    const found: Found = {};
    const { refusal, restoresCaptcha } = await decideInSteps(decideSignIn, signInFacts(call, request, found));
    const { captcha, member } = found;
    if (restoresCaptcha && captcha) call.world.store.put('captchas', captcha);
    if (refusal) return refusal;
    if (!member) throw new Error('a sign-in without a member was allowed');
    clearFailedAttempts(call, loginAttempts(member.email));
    return { ok: true, data: { token: openSession(call, member.$id), user: signedInMember(member) } };
  },

  async registerMember(call, request) {
    const { email, code } = request;
    const refusal = await changeByCode(call, { purpose: 'register', email, code }, () => {
      if (memberOf(call, email)) return false;
      addMember(call, request);
      return true;
    });
    return refusal ?? { ok: true };
  },

  async resetPassword(call, { mail, code, password }) {
    const refusal = await changeByCode(call, { purpose: 'reset', email: mail, code }, () => {
      const member = memberOf(call, mail);
      if (!member) return false;
      call.world.store.change('members', member, { $password: password });
      endSessions(call, member.$id);
      clearFailedAttempts(call, loginAttempts(member.email));
      call.world.outbox.sendNotice(member.email, 'resetPassword');
      return true;
    });
    return refusal ?? { ok: true };
  },
};
