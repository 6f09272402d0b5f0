import { constants } from '#generated/constants.ts';

/** The request whose answer is stored under a key. */
export interface StoredRequest {
  /** What was asked for, or a hash of it. */
  readonly request: string;
  /** In ms. */
  readonly storedAt: number;
}

/** The refusal of a write that has arrived before and has no answer to be repeated. */
export const repeatedWrite = { ok: false, code: 'requestRepeated' } as const;

/** Answers stored before this moment (ms) are no longer repeated. */
export function answersForgottenBefore(nowMs: number): number {
  return nowMs - constants.idempotencyLife * 1000;
}

/**
 * What an idempotency key is used for: a new request, a replay of the stored one, which gets the first answer again, or a conflict,
 * another request under the same key. `stored` is undefined where nothing is stored under the key.
 */
export function keyUse(
  stored: StoredRequest | undefined,
  request: string,
  nowMs: number,
): 'new' | 'replay' | 'conflict' {
  if (!stored || stored.storedAt < answersForgottenBefore(nowMs)) return 'new';
  return stored.request === request ? 'replay' : 'conflict';
}
