// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CartItem } from './cartItem.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The items of the cart.
 */
export interface ListCartItemsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The items.
     * @maxItems 1000
     */
  data: CartItem[];
}
