import type { PaymentState } from '#domain/payment/addresses.ts';
import { topUpPayStateValues as states } from '#generated/enums.ts';
import type { TopUpMethod } from './offered-top-ups.ts';

/** `payState` of a top-up by the state of its payment; it is received by being credited. */
const topUpStates = {
  started: states.paymentPending,
  paid: states.paymentReceived,
  credited: states.paymentReceived,
  refunded: states.paymentReceived,
  declined: states.paymentFailed,
} as const satisfies Readonly<Record<PaymentState, (typeof states)[keyof typeof states]>>;

interface TopUp {
  readonly number: string;
  /** Cents. */
  readonly amount: number;
  readonly state: PaymentState;
  readonly createdAt: Date;
  /** When it was paid or declined; null before. */
  readonly endedAt: Date | null;
}

/** A top-up on the wire. */
export function shownTopUp({ number, amount, state, createdAt, endedAt }: TopUp, payType: TopUpMethod) {
  return {
    paymentNo: number,
    payType,
    amount,
    payState: topUpStates[state],
    createTime: createdAt.toISOString(),
    endTime: endedAt?.toISOString() ?? null,
  };
}
