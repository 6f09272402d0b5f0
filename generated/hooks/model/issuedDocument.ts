// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { IssuedDocumentDocumentLanguage } from './issuedDocumentDocumentLanguage.ts';
import type { OrderDocument } from './orderDocument.ts';
import type { OrderNo } from './orderNo.ts';
import type { PaperSize } from './paperSize.ts';

/**
 * A version of a document that was issued and is kept as it was.
 */
export interface IssuedDocument {
  orderNo: OrderNo;
  document: OrderDocument;
  /**
     * The invoice or credit note that the document is about; null for other documents.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  invoiceId: number | null;
  /** The language of the document. */
  documentLanguage: IssuedDocumentDocumentLanguage;
  paperSize: PaperSize;
  /**
     * Number of the version, from 1. Each language and each size of paper is counted by itself.
     * @minimum 1
     * @maximum 1000000
     */
  version: number;
  /**
     * When the version was issued.
     * @maxLength 40
     */
  issueTime: string;
  /**
     * SHA-256 of the file, in lower-case hex.
     * @minLength 64
     * @maxLength 64
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string;
  /**
     * Path of the file, which `getFileLink` takes.
     * @minLength 1
     * @maxLength 500
     */
  filePath: string;
}
