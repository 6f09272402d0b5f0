// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type FlowAccountTypeParameter = typeof FlowAccountTypeParameter[keyof typeof FlowAccountTypeParameter];


export const FlowAccountTypeParameter = {
  yuanAccount: 1,
  dollarAccount: 2,
} as const;
