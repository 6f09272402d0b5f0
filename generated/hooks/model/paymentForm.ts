// Generated from openapi/ by `npm run generate`. Never edited by hand.
/**
 * HTML with one payment form. The page parses it and rebuilds only the form, and only when its action leads to an allowed origin.
 * @minLength 1
 * @maxLength 20000
 */
export type PaymentForm = string;
