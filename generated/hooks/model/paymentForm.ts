// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * HTML with one payment form. Its action is always `/payment/start` of this shop, and its one hidden field `payment` is a text
 * of the server that nobody can guess; the shop leads on to its own payment page or to the payment service, and the browser
 * comes back to `/pay` with `orderNo` and `result` (paid, pending, declined, cancelled or closed; refunded: the order needed the money no more, it goes back to the payer). The page parses the HTML and
 * rebuilds only the form, and only when its action leads to this shop.
 * @minLength 1
 * @maxLength 20000
 */
export type PaymentForm = string;
