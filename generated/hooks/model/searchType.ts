// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 products, 2 files, 3 information.
 */
export type SearchType = typeof SearchType[keyof typeof SearchType];


export const SearchType = {
  productSearch: 1,
  fileSearch: 2,
  informationSearch: 3,
} as const;
