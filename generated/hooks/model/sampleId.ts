// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Number of the sample order. Moving it takes this number, not the order number.
 * @minimum 1
 * @maximum 9007199254740991
 */
export type SampleId = number;
