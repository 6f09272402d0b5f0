// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { PointsFlow } from './pointsFlow.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of the points flow.
 */
export interface ListPointsFlowAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * Entries of this page.
     * @maxItems 100
     */
  data: PointsFlow[];
  params: TotalParams;
}
