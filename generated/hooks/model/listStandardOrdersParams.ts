// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { EndDateParameter } from './endDateParameter.ts';
import type { KeyWordParameter } from './keyWordParameter.ts';
import type { ListStandardOrdersState } from './listStandardOrdersState.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { StartDateParameter } from './startDateParameter.ts';

export type ListStandardOrdersParams = {
/**
 * Filter of the list: 1 to 5 a state of the order, without returned ones (assFlag 4); 6 orders in after-sales (assFlag above 0). Left out: no filter.
 */
state?: ListStandardOrdersState;
/**
 * Only orders whose order number, part number or product name contains each of these words, in either language, whatever the case, the width of characters and the blanks. Values in names are found as the supplier writes them and as they are shown.
 * @maxLength 100
 */
keyWord?: KeyWordParameter;
/**
 * A day in Beijing, as year, month and day.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
startDate?: StartDateParameter;
/**
 * A day in Beijing, as year, month and day.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
endDate?: EndDateParameter;
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
