// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 while an instalment is unpaid.
 */
export type CustomisedOrderUnpaid = typeof CustomisedOrderUnpaid[keyof typeof CustomisedOrderUnpaid];


export const CustomisedOrderUnpaid = {
  nothingDue: 0,
  instalmentDue: 1,
} as const;
