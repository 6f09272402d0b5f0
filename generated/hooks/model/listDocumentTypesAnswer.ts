// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { DocumentType } from './documentType.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The categories.
 */
export interface ListDocumentTypesAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The categories.
     * @maxItems 200
     */
  data: DocumentType[];
}
