// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Method: 1 Alipay in yuan, 2 PayPal in dollars.
 */
export type StartTopUpFormPayType = typeof StartTopUpFormPayType[keyof typeof StartTopUpFormPayType];


export const StartTopUpFormPayType = {
  alipayYuan: 1,
  paypalDollars: 2,
} as const;
