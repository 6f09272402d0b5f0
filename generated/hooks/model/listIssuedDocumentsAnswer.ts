// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { IssuedDocument } from './issuedDocument.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of issued documents.
 */
export interface ListIssuedDocumentsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * Issued documents of this page.
     * @maxItems 100
     */
  data: IssuedDocument[];
  params: TotalParams;
}
