// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 0 no online payment was started, 1 the payment service has not received the money, 2 the money arrived and is booked, 3 the service declined the payment.
 */
export type CheckPaymentAnswerDataPayState = typeof CheckPaymentAnswerDataPayState[keyof typeof CheckPaymentAnswerDataPayState];


export const CheckPaymentAnswerDataPayState = {
  noPayment: 0,
  paymentPending: 1,
  paymentReceived: 2,
  paymentFailed: 3,
} as const;
