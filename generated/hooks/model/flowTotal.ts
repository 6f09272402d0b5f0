// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Sum of entries in cents.
 * @minimum 0
 * @maximum 10000000000000
 */
export type FlowTotal = number;
