import { constants } from '#generated/constants.ts';

/** When a session was opened and last used, in ms. */
export interface SessionTimes {
  readonly openedAt: number;
  readonly usedAt: number;
}

/** Sessions opened or last used at these moments (ms) or before have ended. */
export function sessionsEndedSince(nowMs: number): SessionTimes {
  return { openedAt: nowMs - constants.sessionLife * 1000, usedAt: nowMs - constants.sessionIdleLife * 1000 };
}

/** Whether a session still signs its member in. */
export function isSessionAlive({ openedAt, usedAt }: SessionTimes, nowMs: number): boolean {
  const ended = sessionsEndedSince(nowMs);
  return openedAt > ended.openedAt && usedAt > ended.usedAt;
}

/** Recorded at most once a minute: recording every call would turn each read into a write, and a minute does not matter. */
const useRecordedEveryMs = 60_000;

/** Whether the use of a session is recorded again. */
export function isUseRecorded({ usedAt }: Pick<SessionTimes, 'usedAt'>, nowMs: number): boolean {
  return nowMs - usedAt >= useRecordedEveryMs;
}

/** Captchas made before this moment (ms) are too old to be solved. */
export function captchasExpiredBefore(nowMs: number): number {
  return nowMs - constants.captchaLife * 1000;
}

/** Whether the solution of a captcha made at this moment (ms) still counts. */
export function isCaptchaFresh(madeAt: number, nowMs: number): boolean {
  return madeAt >= captchasExpiredBefore(nowMs);
}

/** A solution as it is compared: case and surrounding blanks do not matter. */
export function captchaAnswer(typed: string): string {
  return typed.trim().toUpperCase();
}
