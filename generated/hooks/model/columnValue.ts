// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The value of the column with this id, in the language of the request. Image: comma list of addresses. Word: JSON text of a list of WordItem.
 * Text of a detail section: HTML. Absent when it is not stated.
 * @maxLength 200000
 */
export type ColumnValue = string;
