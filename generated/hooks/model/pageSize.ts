// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * How many entries a page has.
 * @minimum 1
 * @maximum 100
 */
export type PageSize = number;
