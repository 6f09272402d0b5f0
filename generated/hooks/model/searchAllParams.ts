// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { PageNumParameter } from './pageNumParameter.ts';
import type { SearchType } from './searchType.ts';

export type SearchAllParams = {
/**
 * What to look for. Blank is refused.
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
keyWord: string;
/**
 * 1 products, 2 files, 3 information: the tab that is open.
 */
searchType?: SearchType;
/**
 * The page to return, from 1. A page behind the last one is empty.
 * @minimum 1
 * @maximum 1000000
 */
pageNum?: PageNumParameter;
/**
 * How many entries a page has.
 * @minimum 1
 * @maximum 100
 */
pageSize?: number;
};
