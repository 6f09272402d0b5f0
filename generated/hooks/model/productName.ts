// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Name of the product in the language of the request.
 * @minLength 1
 * @maxLength 200
 */
export type ProductName = string;
