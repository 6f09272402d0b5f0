// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { FlowTotal } from './flowTotal.ts';

/**
 * Number and sums of all entries that the filters leave, on all pages.
 */
export interface AccountFlowParams {
  /**
     * Number of entries over all pages.
     * @minimum 0
     * @maximum 1000000000
     */
  totalDataCounts: number;
  yuanIncome: FlowTotal;
  yuanExpense: FlowTotal;
  dollarIncome: FlowTotal;
  dollarExpense: FlowTotal;
}
