// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * HTML from the back office. Clean it before it goes into the document.
 * @maxLength 200000
 */
export type Html = string;
