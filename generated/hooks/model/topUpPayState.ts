// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 not confirmed yet, 2 received and on the balance, 3 declined.
 */
export type TopUpPayState = typeof TopUpPayState[keyof typeof TopUpPayState];


export const TopUpPayState = {
  paymentPending: 1,
  paymentReceived: 2,
  paymentFailed: 3,
} as const;
