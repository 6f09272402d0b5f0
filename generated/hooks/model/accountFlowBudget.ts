// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Direction: 0 is income, anything else expense.
 */
export type AccountFlowBudget = typeof AccountFlowBudget[keyof typeof AccountFlowBudget];


export const AccountFlowBudget = {
  income: 0,
  expense: 1,
} as const;
