// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * Where the file is.
 */
export interface UploadFileAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The path of the file on this server.
     * @minLength 1
     * @maxLength 500
     */
  data: string;
}
