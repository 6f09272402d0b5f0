// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * HTML with one payment form. Its action is always `/payment/start` of this shop, and its one hidden field `payment` is a text
 * of the server that nobody can guess; the shop leads on to its own payment page or to the payment service, and the browser
 * comes back to `/pay` with `orderNo` and `result` (paid, pending, declined, cancelled or closed; credited: the order needed the money no more, it is on the balance). The page parses the HTML and
 * rebuilds only the form, and only when its action leads to this shop.
 * @minLength 1
 * @maxLength 20000
 */
export type PaymentForm = string;
