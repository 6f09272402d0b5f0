// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CartItem } from './cartItem.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The chosen cart lines.
 */
export interface SelectCartItemsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The chosen cart lines.
     * @maxItems 200
     */
  data: CartItem[];
}
