// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Number of the column. A product carries its value in the field `column{id}`.
 * @minimum 1
 * @maximum 999999999
 */
export type ColumnId = number;
