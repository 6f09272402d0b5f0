// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { NewsItem } from './newsItem.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of news.
 */
export interface ListNewsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The news items.
     * @maxItems 100
     */
  data: NewsItem[];
  params: TotalParams;
}
