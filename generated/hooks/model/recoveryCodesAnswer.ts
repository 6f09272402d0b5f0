// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * New recovery codes, shown once.
 */
export interface RecoveryCodesAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The codes, each good for one use.
     * @maxItems 10
     * @items.minLength 19
     * @items.maxLength 19
     * @items.pattern ^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$
     */
  data: string[];
}
