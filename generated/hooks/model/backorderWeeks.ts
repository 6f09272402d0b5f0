// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Weeks after the order in which the supplier delivers pieces that are not in stock. Only of a product whose supplier accepts such orders;
 * without it no more is sold than there is in stock.
 * @minimum 1
 * @maximum 104
 */
export type BackorderWeeks = number;
