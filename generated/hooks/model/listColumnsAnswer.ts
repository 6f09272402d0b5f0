// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Column } from './column.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The columns of a category.
 */
export interface ListColumnsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The columns, in the order in which they are shown.
     * @maxItems 200
     */
  data: Column[];
}
