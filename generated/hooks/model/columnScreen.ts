// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 when the column is a condition input of the product list.
 */
export type ColumnScreen = typeof ColumnScreen[keyof typeof ColumnScreen];


export const ColumnScreen = {
  noFilter: 0,
  isFilter: 1,
} as const;
