// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { DocumentPreview } from './documentPreview.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * A preview.
 */
export interface GetDocumentPreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: DocumentPreview;
}
