// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Member discount by the grade of the member.
 */
export type ConsumerDiscountDiscount = {
  /**
     * Member discount in tenths, with at most one decimal: 9.5 means that 95 % is paid, 10 means no discount. Divided by 10 it is
     * the multiplier of the price.
     * @minimum 1
     * @maximum 10
     */
  discount: number;
};
