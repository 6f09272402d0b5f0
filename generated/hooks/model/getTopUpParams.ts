// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type GetTopUpParams = {
/**
 * Number of the top-up, as the account flow and the page after the payment carry it.
 * @minLength 2
 * @maxLength 32
 * @pattern ^Z[0-9]+$
 */
paymentNo: string;
};
