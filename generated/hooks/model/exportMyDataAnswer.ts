// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * A link.
 */
export interface ExportMyDataAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The signed link, from the root of this server.
     * @maxLength 500
     * @pattern ^/files/export/my-data
     */
  data: string;
}
