// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { FlowAccountTypeParameter } from './flowAccountTypeParameter.ts';
import type { FlowBudgetParameter } from './flowBudgetParameter.ts';
import type { FlowDealTypeParameter } from './flowDealTypeParameter.ts';
import type { FlowEndDateParameter } from './flowEndDateParameter.ts';
import type { FlowStartDateParameter } from './flowStartDateParameter.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListAccountFlowParams = {
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
 * Only entries of this kind. Left out: no filter.
 */
dealType?: FlowDealTypeParameter;
/**
 * Only income (0) or only expense (1). Left out: no filter.
 */
budget?: FlowBudgetParameter;
/**
 * Only entries of the yuan (1) or the dollar account (2). Left out: no filter.
 */
accountType?: FlowAccountTypeParameter;
/**
 * A day in Beijing, as year, month and day.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
startDate?: FlowStartDateParameter;
/**
 * A day in Beijing, as year, month and day.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
endDate?: FlowEndDateParameter;
};
