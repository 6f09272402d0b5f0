// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * State of the request: 1 pending, 2 passed, any other value rejected. A rejected one is booked back.
 */
export type WithdrawalExamState = typeof WithdrawalExamState[keyof typeof WithdrawalExamState];


export const WithdrawalExamState = {
  withdrawalPending: 1,
  passed: 2,
  rejected: 3,
} as const;
