// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CountSearchCategoriesInStock } from './countSearchCategoriesInStock.ts';
import type { PriceLimit } from './priceLimit.ts';

export type CountSearchCategoriesParams = {
/**
 * What was looked for. Blank is refused.
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
keyWord: string;
/**
 * 1 counts products in stock only.
 */
inStock?: CountSearchCategoriesInStock;
/**
 * Counts only products of which at least this many pieces are in stock.
 * @minimum 1
 * @maximum 1000000000
 */
minStock?: number;
/**
 * Counts only products whose price of one piece is at least this.
 */
minPrice?: PriceLimit;
/**
 * Counts only products whose price of one piece is at most this.
 */
maxPrice?: PriceLimit;
/**
 * The quantity at which prices are held against `minPrice` and `maxPrice`.
 * @minimum 1
 * @maximum 99999
 */
quantity?: number;
};
