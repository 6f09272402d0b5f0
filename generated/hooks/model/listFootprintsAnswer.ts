// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Footprint } from './footprint.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of footprints.
 */
export interface ListFootprintsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The footprints.
     * @maxItems 100
     */
  data: Footprint[];
  params: TotalParams;
}
