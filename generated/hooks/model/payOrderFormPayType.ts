// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Payment method; exactly one is chosen. The online methods 1 and 2 are offered as the site-wide payment type allows (4009
 * otherwise), the balances 3 and 4 always.
 */
export type PayOrderFormPayType = typeof PayOrderFormPayType[keyof typeof PayOrderFormPayType];


export const PayOrderFormPayType = {
  cardOrAlipay: 1,
  paypalDollars: 2,
  yuanBalance: 3,
  dollarBalance: 4,
} as const;
