// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * No fields of its own.
 */
export interface PlainForm { [key: string]: unknown }
