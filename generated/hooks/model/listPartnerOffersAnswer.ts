// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { PartnerLine } from './partnerLine.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * A line for each part, in the order of the request.
 */
export interface ListPartnerOffersAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The lines.
     * @maxItems 50
     */
  data: PartnerLine[];
}
