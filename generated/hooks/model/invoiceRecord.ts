// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { InvoiceInfoText } from './invoiceInfoText.ts';
import type { InvoiceRecordExamState } from './invoiceRecordExamState.ts';
import type { InvoiceRecordOrderType } from './invoiceRecordOrderType.ts';
import type { InvoiceType } from './invoiceType.ts';

/**
 * An invoice of the member, or a credit note that takes one back in full or in part.
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
     * The invoice that a credit note takes back, by its id; null for an invoice.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  credits: number | null;
  /**
     * Amount in US cents, below 0 for a credit note; null until it is issued.
     * @minimum -10000000000000
     * @maximum 10000000000000
     * @nullable
     */
  amount: number | null;
  /**
     * The same in yuan cents, at the rate of the order.
     * @minimum -10000000000000
     * @maximum 10000000000000
     * @nullable
     */
  amountZh: number | null;
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
