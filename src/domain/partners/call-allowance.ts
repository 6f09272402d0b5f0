import { constants } from '#generated/constants.ts';

/** The calls that a key has left, as they were at a time; they come back evenly. */
export interface Allowance {
  readonly left: number;
  readonly at: Date;
}

const { partnerCalls: most, partnerCallSpan } = constants;
const perMs = most / (partnerCallSpan * 1000);

/** What a new key may do. */
export function fullAllowance(now: Date): Allowance {
  return { left: most, at: now };
}

type Taken =
  | { readonly ok: true; readonly value: Allowance }
  /** `retryAfter` in seconds. */
  | { readonly ok: false; readonly retryAfter: number };

/** Takes one call from an allowance; refuses with the wait where none is left. */
export function takeCall({ left, at }: Allowance, now: Date): Taken {
  const passedMs = Math.max(0, now.getTime() - at.getTime());
  const refilled = Math.min(most, left + passedMs * perMs);
  if (refilled >= 1) return { ok: true, value: { left: refilled - 1, at: now } };
  return { ok: false, retryAfter: Math.max(1, Math.ceil((1 - refilled) / perMs / 1000)) };
}
