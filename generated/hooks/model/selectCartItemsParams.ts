// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type SelectCartItemsParams = {
/**
 * Ids of cart lines (carId), joined by commas; at most 200.
 * @minLength 1
 * @maxLength 3500
 * @pattern ^[1-9][0-9]*(,[1-9][0-9]*)*$
 */
ids: string;
};
