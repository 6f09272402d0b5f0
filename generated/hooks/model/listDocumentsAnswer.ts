// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { DocumentListParams } from './documentListParams.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TechnicalDocument } from './technicalDocument.ts';

/**
 * One page of documents.
 */
export interface ListDocumentsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * Documents of this page.
     * @maxItems 100
     */
  data: TechnicalDocument[];
  params: DocumentListParams;
}
