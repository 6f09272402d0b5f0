// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OrderNo } from './orderNo.ts';
import type { PageNumParameter } from './pageNumParameter.ts';

export type ListIssuedDocumentsParams = {
/**
 * The order.
 */
orderNo: OrderNo;
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
