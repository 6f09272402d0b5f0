// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Number of documents.
 * @minimum 0
 * @maximum 1000000000
 */
export type DocumentCount = number;
