// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The page to return, from 1. A page behind the last one is empty.
 * @minimum 1
 * @maximum 1000000
 */
export type PageNum = number;
