// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Whether the product is no longer sold. Such a line can only be deleted.
 */
export type CartItemWithdrawn = typeof CartItemWithdrawn[keyof typeof CartItemWithdrawn];


export const CartItemWithdrawn = {
  stillSold: 0,
  noLongerSold: 1,
} as const;
