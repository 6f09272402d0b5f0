// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 0 means that the instalment is unpaid.
 */
export type InstalmentAmountState = typeof InstalmentAmountState[keyof typeof InstalmentAmountState];


export const InstalmentAmountState = {
  unpaid: 0,
  paid: 1,
} as const;
