// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Short description in the language of the request.
 * @maxLength 2000
 */
export type ProductDescribe = string;
