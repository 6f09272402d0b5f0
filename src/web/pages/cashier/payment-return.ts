import { isKeyOf } from '#domain/own-value.ts';
import type { PaymentResult } from '#domain/payment/addresses.ts';

const unpaid = ['declined', 'cancelled', 'closed'] as const;

/** A payment that came to nothing; `closed` could not even be begun. */
export type UnpaidReturn = (typeof unpaid)[number];

/**
 * How the member came to the page of the result. Whether the order is paid is known from the order alone; `returned` came from a
 * payment that the service accepted or has yet to confirm, `visited` from no payment at all, and `credited` money went to the
 * balance, since the order needed none any more.
 */
export type PaymentReturn = 'returned' | 'visited' | 'credited' | UnpaidReturn;

const returns: Readonly<Record<PaymentResult, PaymentReturn>> = {
  paid: 'returned',
  pending: 'returned',
  credited: 'credited',
  declined: 'declined',
  cancelled: 'cancelled',
  closed: 'closed',
};

/** Reads `result` of the address; an address without a result that the shop gives out is a visit. */
export function returnOf(result: string | null): PaymentReturn {
  return result !== null && isKeyOf(returns, result) ? returns[result] : 'visited';
}
