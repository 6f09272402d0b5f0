import { isKeyOf } from '#domain/own-value.ts';
import type { PaymentResult } from '#domain/payment/addresses.ts';

const unpaid = ['declined', 'cancelled', 'closed'] as const;

/** A payment that failed; `closed` could not even be started. */
export type UnpaidReturn = (typeof unpaid)[number];

/**
 * How the member reached the result page. Only the order shows whether it is paid: `returned` comes from a payment that the
 * service accepted or has yet to confirm, `visited` from no payment at all, and `refunded` is money that goes back because
 * nothing was due.
 */
export type PaymentReturn = 'returned' | 'visited' | 'refunded' | UnpaidReturn;

const returns: Readonly<Record<PaymentResult, PaymentReturn>> = {
  paid: 'returned',
  pending: 'returned',
  refunded: 'refunded',
  declined: 'declined',
  cancelled: 'cancelled',
  closed: 'closed',
};

/** Reads `result` from the address; an unknown or missing result counts as a visit. */
export function returnOf(result: string | null): PaymentReturn {
  return result !== null && isKeyOf(returns, result) ? returns[result] : 'visited';
}
