import { type NotFound, notFound, ownEntry } from '#domain/ownership/own-entry.ts';
import type { PayType } from '../cashier/methods.ts';
import { type TopUpMethod, topUpMethodOf } from './offered-top-ups.ts';

interface StoredPayment {
  readonly memberId: number;
  /** Null for a top-up. */
  readonly orderNo: string | null;
  readonly payType: PayType;
}

type FoundTopUp<Payment> =
  | { readonly ok: true; readonly payment: Payment; readonly payType: TopUpMethod }
  | NotFound;

/** Whether the payment that a member asks about is a top-up of that member. A payment of an order is none, also one of another member. */
export function findTopUp<Payment extends StoredPayment>(
  payment: Payment | undefined,
  memberId: number,
): FoundTopUp<Payment> {
  const payType = payment?.orderNo === null ? topUpMethodOf(payment.payType) : undefined;
  if (payType === undefined) return notFound;
  const own = ownEntry(payment, memberId);
  return own.ok ? { ok: true, payment: own.value, payType } : own;
}
