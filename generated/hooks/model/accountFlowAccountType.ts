// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Which of the two accounts moved.
 */
export type AccountFlowAccountType = typeof AccountFlowAccountType[keyof typeof AccountFlowAccountType];


export const AccountFlowAccountType = {
  yuanAccount: 1,
  dollarAccount: 2,
} as const;
