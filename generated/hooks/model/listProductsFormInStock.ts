// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 for products in stock only.
 */
export type ListProductsFormInStock = typeof ListProductsFormInStock[keyof typeof ListProductsFormInStock];


export const ListProductsFormInStock = {
  anyStock: 0,
  onlyInStock: 1,
} as const;
