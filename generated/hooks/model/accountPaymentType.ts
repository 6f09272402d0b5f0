// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Site-wide setting: which online payment methods the cashier shows. The two balances always show.
 */
export type AccountPaymentType = typeof AccountPaymentType[keyof typeof AccountPaymentType];


export const AccountPaymentType = {
  alipayOnly: 1,
  paypalOnly: 2,
  alipayAndPaypal: 3,
} as const;
