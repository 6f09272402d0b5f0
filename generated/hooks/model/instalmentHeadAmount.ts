// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 means that the amount is part of the first instalment; all such amounts are paid together.
 */
export type InstalmentHeadAmount = typeof InstalmentHeadAmount[keyof typeof InstalmentHeadAmount];


export const InstalmentHeadAmount = {
  laterInstalment: 0,
  firstInstalment: 1,
} as const;
