// Generated from openapi/ by `npm run generate`. Never edited by hand.
export type SelectCartItemsParams = {
/**
 * Ids of cart lines (carId), joined by commas.
 * @minLength 1
 * @maxLength 3000
 * @pattern ^[1-9][0-9]*(,[1-9][0-9]*)*$
 */
ids: string;
};
