// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { Product } from './product.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of products.
 */
export interface ListProductsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The products.
     * @maxItems 100
     */
  data: Product[];
  params: TotalParams;
}
