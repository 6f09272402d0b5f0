// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Price of one piece in dollar cents with at most 4 decimals (a resistor costs a fraction of a cent).
 * @minimum 0
 * @maximum 100000000
 */
export type UnitPrice = number;
