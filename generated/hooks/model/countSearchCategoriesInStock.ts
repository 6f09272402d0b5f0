// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type CountSearchCategoriesInStock = typeof CountSearchCategoriesInStock[keyof typeof CountSearchCategoriesInStock];


export const CountSearchCategoriesInStock = {
  anyStock: 0,
  onlyInStock: 1,
} as const;
