// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Payment service: 1 Alipay, any other value PayPal.
 */
export type WithdrawalCashType = typeof WithdrawalCashType[keyof typeof WithdrawalCashType];


export const WithdrawalCashType = {
  alipay: 1,
  paypal: 2,
} as const;
