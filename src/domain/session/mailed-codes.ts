import { constants } from '#generated/constants.ts';

/** An e-mail address as accounts and codes are found by it. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Seconds until another code may be sent after the one of `sentAt` (ms; undefined for none): whole, 0 when it may be sent now. */
export function secondsUntilNextCode(sentAt: number | undefined, cooldown: number, nowMs: number): number {
  const passed = sentAt === undefined ? cooldown : (nowMs - sentAt) / 1000;
  return Math.max(0, Math.ceil(cooldown - passed));
}

/** Codes that were sent at this moment (ms) or before are too old to be tried. */
export function expiredSince(nowMs: number): number {
  return nowMs - constants.mailedCodeLife * 1000;
}

/** Whether a code may still be compared: it is young enough, and was not tried `constants.mailedCodeTries` times, rightly or not. */
export function mayTryCode(
  { sentAt, attempts }: { readonly sentAt: number; readonly attempts: number },
  nowMs: number,
): boolean {
  return attempts < constants.mailedCodeTries && sentAt > expiredSince(nowMs);
}
