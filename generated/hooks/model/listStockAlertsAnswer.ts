// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { StockAlert } from './stockAlert.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of requests.
 */
export interface ListStockAlertsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The requests.
     * @maxItems 100
     */
  data: StockAlert[];
  params: TotalParams;
}
