// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The path of the file.
 */
export interface AuthoriseDocumentDownloadAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * Path of the file, good for this download.
     * @minLength 1
     * @maxLength 2000
     */
  data: string;
}
