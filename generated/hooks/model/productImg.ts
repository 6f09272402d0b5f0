// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Addresses of pictures, separated by commas; the first one is the main picture. Empty when there is none.
 * @maxLength 8000
 */
export type ProductImg = string;
