// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 counts products in stock only.
 */
export type CountProductFacetsFormInStock = typeof CountProductFacetsFormInStock[keyof typeof CountProductFacetsFormInStock];


export const CountProductFacetsFormInStock = {
  anyStock: 0,
  onlyInStock: 1,
} as const;
