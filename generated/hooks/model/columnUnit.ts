// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * SI base unit of a number column, for example Ω, F, V. Filters send numbers in it. Absent for plain numbers.
 * @minLength 1
 * @maxLength 20
 */
export type ColumnUnit = string;
