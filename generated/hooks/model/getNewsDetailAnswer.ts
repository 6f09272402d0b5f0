// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { NewsItem } from './newsItem.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * One news item with its content.
 */
export interface GetNewsDetailAnswer {
  code: SuccessCode;
  msg: Message;
  data: NewsItem;
}
