// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CheckPaymentAnswerDataPayState } from './checkPaymentAnswerDataPayState.ts';

/**
 * The state of the latest online payment.
 */
export type CheckPaymentAnswerData = {
  /** 0 no online payment was started, 1 the payment service has not received the money, 2 the money arrived and is booked, 3 the service declined the payment. */
  payState: CheckPaymentAnswerDataPayState;
};
