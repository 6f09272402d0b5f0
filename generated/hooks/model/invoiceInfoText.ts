// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * JSON text: who the invoice is made out to.
 * @minLength 2
 * @maxLength 2000
 */
export type InvoiceInfoText = string;
