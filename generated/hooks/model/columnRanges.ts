// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * On number columns only. 1 when the values are ranges (operating temperature, supply voltage): a filter that
 * begins neither with `=` (exactly) nor with `~` (overlaps) is then a requirement that a part has to cover. At least every second stated value of the category is a range.
 */
export type ColumnRanges = typeof ColumnRanges[keyof typeof ColumnRanges];


export const ColumnRanges = {
  singleNumbers: 0,
  valueRanges: 1,
} as const;
