// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 return, 2 exchange. The numbers of assFlag run the other way.
 */
export type ApplyAfterSalesFormServiceType = typeof ApplyAfterSalesFormServiceType[keyof typeof ApplyAfterSalesFormServiceType];


export const ApplyAfterSalesFormServiceType = {
  returnGoods: 1,
  exchangeGoods: 2,
} as const;
