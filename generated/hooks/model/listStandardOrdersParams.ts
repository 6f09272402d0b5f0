// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ListStandardOrdersState } from './listStandardOrdersState.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListStandardOrdersParams = {
/**
 * Filter of the list: 1 to 5 a state of the order, 6 orders in after-sales (assFlag above 0). Left out: no filter.
 */
state?: ListStandardOrdersState;
/**
 * The page to answer, from 1. A page behind the last one is empty.
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
};
