// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Minimum purchase, in pieces.
 * @minimum 1
 * @maximum 99999
 */
export type StartBuy = number;
