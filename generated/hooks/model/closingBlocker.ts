// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * One thing that keeps an account from being closed.
 */
export type ClosingBlocker = typeof ClosingBlocker[keyof typeof ClosingBlocker];


export const ClosingBlocker = {
  openOrders: 1,
  moneyLeft: 2,
  openWithdrawals: 3,
  openPayments: 4,
} as const;
