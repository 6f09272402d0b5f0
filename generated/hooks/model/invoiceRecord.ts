// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { InvoiceInfoText } from './invoiceInfoText.ts';
import type { InvoiceRecordExamState } from './invoiceRecordExamState.ts';
import type { InvoiceRecordOrderType } from './invoiceRecordOrderType.ts';
import type { InvoiceType } from './invoiceType.ts';

/**
 * An invoice of the member.
 */
export interface InvoiceRecord {
  /**
     * Number of the invoice.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Number of an order. The first letter is the kind: P standard, C customised, S sample.
     * @minLength 10
     * @maxLength 32
     * @pattern ^[A-Z][0-9]+$
     */
  orderNo: string;
  /** Kind of the order. */
  orderType: InvoiceRecordOrderType;
  invoiceInfo: InvoiceInfoText;
  invoiceType: InvoiceType;
  /** State: 1 issuing, 2 issued, any other value refused. */
  examState: InvoiceRecordExamState;
  /**
     * Address of the issued invoice; null until then.
     * @maxLength 2000
     * @nullable
     */
  invoiceLink: string | null;
  /**
     * When it was applied for.
     * @maxLength 40
     */
  createTime: string;
}
