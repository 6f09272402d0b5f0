// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A condition on the column with this id, or several joined by `|` (any of them). Different columns combine with and.
 * `none` means that the value is not stated. Values of text columns are those of the facets call.
 * Numbers are in the SI base unit of the column and count as equal when they differ by at most 0.01 %. `=5`, `=-40..85` and `=3..` mean
 * exactly this number or range. Without `=`, in a column of single numbers, `4700` means this number and `min..max`, with either end
 * open, the numbers between; in a column of ranges (`ranges` 1) they are a requirement: the range of the part covers it.
 * An open end asks for nothing, so there `105..` and `105` both mean that the part covers 105. Overlap is enough only where it is
 * asked for: `~-40..85`, `~105..` and `~105` mean that the range of the part and this one have at least one number in common.
 * A range in a column of single numbers fits `min..max` when it is between the ends or covers them.
 * @minLength 1
 * @maxLength 1000
 */
export type ColumnFilter = string;
