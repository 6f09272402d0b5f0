// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The currency that it was paid in, from a balance or online. Absent until it is paid.
 */
export type StandardOrderPaidIn = typeof StandardOrderPaidIn[keyof typeof StandardOrderPaidIn];


export const StandardOrderPaidIn = {
  yuan: 1,
  dollars: 2,
} as const;
