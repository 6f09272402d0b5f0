// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 when the column is shown in the table of the product list.
 */
export type ColumnListType = typeof ColumnListType[keyof typeof ColumnListType];


export const ColumnListType = {
  notInTable: 0,
  inTable: 1,
} as const;
