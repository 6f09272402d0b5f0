// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A day in Beijing, as year, month and day.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
export type OrderDay = string;
