import type { PaymentState } from '#domain/payment/addresses.ts';
import { topUpPayStateValues as states } from '#generated/enums.ts';

/** `payState` of a top-up by the state of its payment; it is received by being credited. */
export const topUpStates = {
  started: states.paymentPending,
  paid: states.paymentReceived,
  credited: states.paymentReceived,
  declined: states.paymentFailed,
} as const satisfies Readonly<Record<PaymentState, (typeof states)[keyof typeof states]>>;
