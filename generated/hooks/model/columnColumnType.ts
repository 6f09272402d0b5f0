// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Where the detail page shows the value. 0 under the tab of parameters, 1 as a detail section of its own.
 */
export type ColumnColumnType = typeof ColumnColumnType[keyof typeof ColumnColumnType];


export const ColumnColumnType = {
  parameterColumn: 0,
  detailSection: 1,
} as const;
