// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Name of the category in the language of the request.
 * @minLength 1
 * @maxLength 100
 */
export type CatalogName = string;
