// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Banners } from './banners.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The banners.
 */
export interface GetBannersAnswer {
  code: SuccessCode;
  msg: Message;
  data: Banners;
}
