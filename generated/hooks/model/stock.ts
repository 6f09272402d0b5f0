// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Pieces in stock.
 * @minimum 0
 * @maximum 2000000000
 */
export type Stock = number;
