// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A number of pieces.
 * @minimum 1
 * @maximum 99999
 */
export type Quantity = number;
