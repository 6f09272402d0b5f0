import type { AttemptLimit } from '#domain/session/attempts.ts';
import { constants } from '#generated/constants.ts';

/** How often the payment password may be wrong before it is locked. */
export const payPasswordLimit: AttemptLimit = {
  most: constants.payPasswordTries,
  lasts: constants.payPasswordLock,
};

/** Why a payment password is not accepted. */
export type PayPasswordRefusal =
  | { readonly ok: false; readonly code: 'payPasswordMissing' }
  | {
      readonly ok: false;
      readonly code: 'payPasswordLocked';
      readonly params: { readonly retryAfter: number };
    }
  | {
      readonly ok: false;
      readonly code: 'wrongPayPassword';
      readonly params: { readonly triesLeft: number };
    };

/** Refuses before the password is compared: none is set, or it is locked for `locked` seconds; undefined when it may be compared. */
export function refuseComparison(isSet: boolean, locked: number): PayPasswordRefusal | undefined {
  if (!isSet) return { ok: false, code: 'payPasswordMissing' };
  return locked > 0 ? { ok: false, code: 'payPasswordLocked', params: { retryAfter: locked } } : undefined;
}

/** The refusal of a wrong password, the `wrong`th within the limit; the last allowed attempt reports 0 left. */
export function refuseWrongPassword(wrong: number): PayPasswordRefusal {
  const triesLeft = Math.max(0, payPasswordLimit.most - wrong);
  return { ok: false, code: 'wrongPayPassword', params: { triesLeft } };
}
