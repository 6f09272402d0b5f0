// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Direction: 0 is income, anything else expense.
 */
export type PointsFlowBudget = typeof PointsFlowBudget[keyof typeof PointsFlowBudget];


export const PointsFlowBudget = {
  income: 0,
  expense: 1,
} as const;
