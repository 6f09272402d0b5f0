// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Model, the manufacturer's part number (MPN).
 * @minLength 1
 * @maxLength 100
 */
export type ProductNum = string;
