// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListAddressesParams = {
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
};
