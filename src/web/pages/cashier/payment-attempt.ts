import { codes } from '#generated/constants.ts';
import { ApiError } from '#web/api/api-error.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { isUnanswered } from '#web/api/is-unanswered.ts';
import { PayType } from './payment-methods.ts';

/** One intended payment: a double click, a retry and a lost response are all the same one. */
export interface PaymentAttempt {
  readonly key: string;
  /** A payment from a balance was sent and has no response yet: the key stays, whichever method is chosen. */
  readonly unanswered: boolean;
}

export function firstAttempt(): PaymentAttempt {
  return { key: newIdempotencyKey(), unanswered: false };
}

/** Another method means another payment, unless the previous one may have succeeded. */
export function afterOtherMethod(attempt: PaymentAttempt): PaymentAttempt {
  return attempt.unanswered ? attempt : firstAttempt();
}

/**
 * After a failed call: a refusal changed nothing, so the next attempt is a payment of its own. While an earlier call is unanswered
 * its key stays: the server may have refused this one before it looked at the key.
 */
export function afterFailure(attempt: PaymentAttempt, payType: PayType, error: unknown): PaymentAttempt {
  if (attempt.unanswered) return attempt;
  if (!isUnanswered(error)) return firstAttempt();
  const fromBalance = payType === PayType.yuanBalance || payType === PayType.dollarBalance;
  return { ...attempt, unanswered: fromBalance };
}

/** Whether the refusal proves that the unanswered payment went through: its key is taken by a request with other fields. */
export function provesEarlierPayment(attempt: PaymentAttempt, error: unknown): boolean {
  return attempt.unanswered && error instanceof ApiError && error.code === codes.idempotencyConflict;
}
