// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ContentType } from './contentType.ts';
import type { PageNumParameter } from './pageNumParameter.ts';

export type ListNewsParams = {
/**
 * 1 for news only, 2 for newsflashes only.
 */
contentType?: ContentType;
/**
 * Words in the title or the second title.
 * @minLength 1
 * @maxLength 100
 */
keyWord?: string;
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
