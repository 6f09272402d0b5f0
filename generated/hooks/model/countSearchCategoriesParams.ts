// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CountSearchCategoriesInStock } from './countSearchCategoriesInStock.ts';

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
};
