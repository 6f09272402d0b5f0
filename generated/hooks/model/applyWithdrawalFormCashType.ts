// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Method: 1 Alipay from the yuan balance, 2 PayPal from the dollar balance.
 */
export type ApplyWithdrawalFormCashType = typeof ApplyWithdrawalFormCashType[keyof typeof ApplyWithdrawalFormCashType];


export const ApplyWithdrawalFormCashType = {
  alipay: 1,
  paypal: 2,
} as const;
