import { constants } from '#generated/constants.ts';

/** How often something secret may be entered wrongly, and for how long it is locked then. */
export interface AttemptLimit {
  readonly tries: number;
  /** Seconds, both for gathering the attempts and for waiting after the last. */
  readonly lasts: number;
}

/** How often the login password may be wrong before the account is locked. */
export const loginLimit: AttemptLimit = { tries: constants.loginTries, lasts: constants.loginLock };

/**
 * Seconds that a lock still lasts, 0 when there is none. `wrong` has the moments of the latest wrong attempts in ms, the newest
 * first: `tries` of them within `lasts` seconds lock for `lasts` seconds from the newest on.
 */
export function secondsLocked(
  wrong: readonly number[],
  { tries, lasts }: AttemptLimit,
  nowMs: number,
): number {
  const [newest, oldest] = [wrong[0], wrong[tries - 1]];
  if (newest === undefined || oldest === undefined) return 0;
  const lastsMs = lasts * 1000;
  if (newest - oldest > lastsMs) return 0;
  return Math.max(0, Math.ceil((newest + lastsMs - nowMs) / 1000));
}
