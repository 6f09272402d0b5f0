// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Number of the request.
 * @minimum 1
 * @maximum 9007199254740991
 */
export type SupportId = number;
