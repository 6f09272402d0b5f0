// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListWithdrawalsParams = {
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
pageSize?: PageSizeParameter;
/**
 * Only the withdrawal with this number. Left out: no filter.
 * @minLength 2
 * @maxLength 32
 * @pattern ^W[0-9]+$
 */
cashNo?: string;
};
