// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A text for the reader, in the language of the request.
 * @maxLength 500
 */
export type Message = string;
