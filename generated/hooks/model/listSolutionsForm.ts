// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { PageNum } from './pageNum.ts';

/**
 * Which page.
 */
export interface ListSolutionsForm {
  pageNum?: PageNum;
  /**
     * How many solutions a page has.
     * @minimum 1
     * @maximum 100
     */
  pageSize?: number;
}
