// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type FlowBudgetParameter = typeof FlowBudgetParameter[keyof typeof FlowBudgetParameter];


export const FlowBudgetParameter = {
  income: 0,
  expense: 1,
} as const;
