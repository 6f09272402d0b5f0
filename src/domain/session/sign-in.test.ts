import { describe, expect, it } from 'vitest';
import { decideSignIn, type SignInFacts } from './sign-in.ts';

const allowed: SignInFacts = {
  isCaptchaRight: true,
  accountWait: 0,
  addressWait: 0,
  isPasswordRight: true,
  secondFactor: undefined,
};

/** What is found out until a sign-in with these facts is decided, and how it ends. */
function signIn(changes: Partial<SignInFacts>) {
  const facts = Object.entries({ ...allowed, ...changes });
  const asked: string[] = [];
  for (let known: Partial<SignInFacts> = {}; ; ) {
    const progress = decideSignIn(known);
    if ('decision' in progress) return { asked, decision: progress.decision };
    asked.push(progress.next);
    known = Object.fromEntries(facts.filter(([name]) => asked.includes(name)));
  }
}

const order = ['isCaptchaRight', 'accountWait', 'addressWait', 'isPasswordRight', 'secondFactor'];

describe('a sign-in', () => {
  it('is allowed when captcha, locks, password and second factor allow it', () => {
    expect(signIn({})).toEqual({ asked: order, decision: { refusal: undefined, restoresCaptcha: false } });
  });

  it.each([
    [1, { isCaptchaRight: false }, { code: 'wrongCaptcha' }],
    [2, { accountWait: 7 }, { code: 'accountLocked', params: { retryAfter: 7 } }],
    [3, { addressWait: 9 }, { code: 'tooManyRequests', params: { retryAfter: 9 } }],
    [4, { isPasswordRight: false }, { code: 'wrongCredentials' }],
  ] as const)('ends with fact %i and %o', (count, changes, refusal) => {
    expect(signIn(changes)).toEqual({
      asked: order.slice(0, count),
      decision: { refusal: { ok: false, ...refusal }, restoresCaptcha: false },
    });
  });

  it.each(['secondFactorNeeded', 'wrongSecondFactor'] as const)(
    'lets the captcha be sent again when it is refused with %s',
    (code) => {
      const { decision } = signIn({ secondFactor: { ok: false, code } });
      expect(decision).toEqual({ refusal: { ok: false, code }, restoresCaptcha: true });
    },
  );

  it('reports the lock of the account rather than that of the address', () => {
    expect(signIn({ accountWait: 7, addressWait: 9 }).decision.refusal?.code).toBe('accountLocked');
  });
});
