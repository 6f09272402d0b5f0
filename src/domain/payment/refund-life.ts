import { constants } from '#generated/constants.ts';
import { orderRefundRefundStateValues as refundStates } from '#generated/enums.ts';
import { balanceOf, isBalance, methods, type PayType } from '../cashier/methods.ts';

/** State of a refund: `pending` until its payment service confirms it, `credited` when the balance got the money. */
export type RefundState = 'pending' | 'done' | 'credited';

/** A payment whose money arrived: by any method, in cents of its currency. */
export interface ReceivedPayment {
  readonly payType: PayType;
  readonly amount: number;
}

/** What is given back of a payment, and how far it is. */
export interface Refund extends ReceivedPayment {
  readonly state: RefundState;
}

/** Where a refund goes: to the payment service, or to the balance that got it. */
export function destinationOf({ payType, state }: Refund): PayType {
  return state === 'credited' ? balanceOf(methods[payType].accountType) : payType;
}

/**
 * The refunds of payments: each gives back the whole payment to where it came from, the balance at once, a payment service as soon as
 * it confirms. A payment of 0 has none.
 */
export function refundsOf<Payment extends ReceivedPayment>(payments: readonly Payment[]) {
  return payments
    .filter(({ amount }) => amount > 0)
    .map((payment) => {
      const state: RefundState = isBalance(payment.payType) ? 'credited' : 'pending';
      return { ...payment, state };
    });
}

/**
 * What a payment service answers to a refund: `refused` for good, or `postponed` because it cannot carry it out now. An unknown
 * outcome is not an answer.
 */
export type RefundReply = 'done' | 'pending' | 'refused' | 'postponed';

/** The state of a pending refund after an answer of its payment service: what it refuses for good or for too long goes to the balance. */
export function refundAfter(reply: RefundReply, createdAt: Date, now: Date): RefundState {
  if (reply === 'done' || reply === 'pending') return reply;
  const age = (now.getTime() - createdAt.getTime()) / 1000;
  return reply === 'refused' || age >= constants.refundLife ? 'credited' : 'pending';
}

/** Whether money of a refund is still on its way. */
export function isOnItsWay({ state }: { readonly state: RefundState }): boolean {
  return state === 'pending';
}

/** Whether a job has asked the payment service of a refund by now. */
export function isRefundAsked(
  refund: { readonly state: RefundState; readonly createdAt: Date },
  now: Date,
): boolean {
  return isOnItsWay(refund) && now.getTime() - refund.createdAt.getTime() >= constants.refundSweep * 1000;
}

/** The names of the states of a refund in the description. */
export const refundStateNames = {
  pending: 'refundPending',
  done: 'refundDone',
  credited: 'creditedToBalance',
} as const satisfies Readonly<Record<RefundState, keyof typeof refundStates>>;

interface StoredRefund extends Refund {
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** A refund as it is on the wire. */
export function shownRefund({ amount, payType, state, createdAt, endedAt }: StoredRefund) {
  return {
    amount,
    paidBy: payType,
    paidTo: destinationOf({ payType, amount, state }),
    refundState: refundStates[refundStateNames[state]],
    createTime: createdAt.toISOString(),
    endTime: endedAt?.toISOString() ?? null,
  };
}
