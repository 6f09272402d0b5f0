// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * What the shop decided.
 */
export type AfterSalesRecordDecision = typeof AfterSalesRecordDecision[keyof typeof AfterSalesRecordDecision];


export const AfterSalesRecordDecision = {
  afterSalesUndecided: 0,
  afterSalesAccepted: 1,
  afterSalesCompleted: 2,
  afterSalesRefused: 3,
} as const;
