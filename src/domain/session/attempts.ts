import { constants } from '#generated/constants.ts';

/** How often something secret may be entered wrongly, and for how long it is locked then. */
export interface AttemptLimit {
  readonly most: number;
  /** Seconds, both for gathering the attempts and for waiting after the last. */
  readonly lasts: number;
}

/** How often the login password may be wrong before the account is locked. */
export const loginLimit: AttemptLimit = { most: constants.loginTries, lasts: constants.loginLock };

/** How many wrong passwords and mailed codes one client address may send. */
export const addressLimit: AttemptLimit = { most: constants.loginAddressTries, lasts: constants.loginLock };

/** Something was asked for too soon or too often. */
export interface TooManyRequests {
  readonly ok: false;
  readonly code: 'tooManyRequests';
  /** Seconds. */
  readonly params: { readonly retryAfter: number };
}

/** The refusal of what may be asked for again after the given number of seconds. */
export function refuseTooMany(retryAfter: number): TooManyRequests {
  return { ok: false, code: 'tooManyRequests', params: { retryAfter } };
}

/** Refuses what has to wait for `seconds`, see {@link refuseTooMany}; undefined where that is 0. */
export function refuseWhileWaiting(seconds: number): TooManyRequests | undefined {
  return seconds > 0 ? refuseTooMany(seconds) : undefined;
}

/** How often something may be asked for within a sliding window. */
export interface RateLimit {
  readonly most: number;
  /** Seconds. */
  readonly span: number;
}

/** Seconds in which the calls of `x-hourly-limit` are counted. */
export const hourlySpan = 3600;

/** Counts a call towards the hourly limit of its operation by what returns the seconds to wait; undefined where it may go on. */
export async function refuseOverLimit(
  most: number | undefined,
  count: (limit: RateLimit) => number | Promise<number>,
): Promise<TooManyRequests | undefined> {
  return most === undefined ? undefined : refuseWhileWaiting(await count({ most, span: hourlySpan }));
}

/** How many mailed codes one client address may ask for, and how many one mailbox gets. */
export const mailedCodeLimits = {
  address: { most: constants.mailedCodeAddressRate, span: constants.mailedCodeSpan },
  mailbox: { most: constants.mailedCodeMailboxRate, span: constants.mailedCodeSpan },
} as const satisfies Record<string, RateLimit>;

/** How many captchas one client address may ask for. */
export const captchaLimit: RateLimit = { most: constants.captchaRate, span: constants.captchaLife };

/**
 * Seconds until the sliding window allows another attempt, 0 when it does now. `earlier` has the moments of the latest attempts
 * in ms, the newest first; only the one at `most - 1` is read.
 */
export function secondsUntilAllowed(
  earlier: Readonly<Record<number, number>>,
  { most, span }: RateLimit,
  nowMs: number,
): number {
  const fullSince = earlier[most - 1];
  return fullSince === undefined ? 0 : Math.max(0, Math.ceil((fullSince + span * 1000 - nowMs) / 1000));
}

/** How many of these moments of wrong attempts (ms) are within a limit. */
export function countWithinLimit(times: readonly number[], { lasts }: AttemptLimit, nowMs: number): number {
  return times.filter((at) => at > nowMs - lasts * 1000).length;
}

/**
 * Seconds that a lock still lasts, 0 when there is none. `wrong` has the moments of the latest wrong attempts in ms, the newest
 * first: `most` of them within `lasts` seconds lock for `lasts` seconds from the newest on.
 */
export function secondsLocked(
  wrong: readonly number[],
  { most, lasts }: AttemptLimit,
  nowMs: number,
): number {
  const [newest, oldest] = [wrong[0], wrong[most - 1]];
  if (newest === undefined || oldest === undefined) return 0;
  const lastsMs = lasts * 1000;
  if (newest - oldest > lastsMs) return 0;
  return Math.max(0, Math.ceil((newest + lastsMs - nowMs) / 1000));
}
