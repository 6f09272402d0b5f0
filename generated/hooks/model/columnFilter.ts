// Generated from openapi/ by `npm run generate`. Never edited by hand.
/**
 * A condition on the column with this id. One value, several joined by `|` (any of them), or a range `min..max` with either
 * end open. Numbers are in the SI base unit of the column; values of text columns are those of the facets call;
 * `none` means that the value is not stated. Different columns combine with and.
 * @minLength 1
 * @maxLength 1000
 */
export type ColumnFilter = string;
