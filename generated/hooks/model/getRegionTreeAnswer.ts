// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { Region } from './region.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The region tree.
 */
export interface GetRegionTreeAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The countries.
     * @maxItems 300
     */
  data: Region[];
}
