import { checkPaymentAnswerDataPayStateValues as payStates } from '#generated/enums.ts';
import type { PaymentState } from './addresses.ts';

type PayState = (typeof payStates)[keyof typeof payStates];

const stateOf: Readonly<Record<PaymentState, PayState>> = {
  started: payStates.paymentPending,
  paid: payStates.paymentReceived,
  credited: payStates.paymentReceived,
  refunded: payStates.paymentReceived,
  declined: payStates.paymentFailed,
};

/** What is known of the latest online payment of an order; undefined when none was started. */
export function payStateOf(latest: PaymentState | undefined): PayState {
  return latest === undefined ? payStates.noPayment : stateOf[latest];
}
