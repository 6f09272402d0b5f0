// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ApplyInvoiceFormOrderType } from './applyInvoiceFormOrderType.ts';
import type { InvoiceInfo } from './invoiceInfo.ts';
import type { InvoiceType } from './invoiceType.ts';
import type { OrderNo } from './orderNo.ts';

/**
 * An application for an invoice.
 */
export interface ApplyInvoiceForm {
  orderNo: OrderNo;
  /**
     * Instalments that the invoice covers: purchaseId values joined by commas, at least one. For customised orders only.
     * @minLength 1
     * @maxLength 1000
     * @pattern ^[1-9][0-9]*(,[1-9][0-9]*)*$
     */
  customizedIds?: string;
  invoiceType: InvoiceType;
  /** Kind of the order: 1 standard, 2 customised. */
  orderType: ApplyInvoiceFormOrderType;
  /** JSON text: who the invoice is made out to. */
  invoiceInfo: InvoiceInfo;
}
