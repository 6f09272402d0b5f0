// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Always 0.
 */
export type PayOrderFormIntegralNum = typeof PayOrderFormIntegralNum[keyof typeof PayOrderFormIntegralNum];


export const PayOrderFormIntegralNum = {
  nothing: 0,
} as const;
