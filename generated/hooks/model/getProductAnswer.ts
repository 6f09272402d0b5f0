// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { Product } from './product.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * One product with everything the detail page shows.
 */
export interface GetProductAnswer {
  code: SuccessCode;
  msg: Message;
  data: Product;
}
