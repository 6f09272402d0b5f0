// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { InvoiceRecord } from './invoiceRecord.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of invoices.
 */
export interface ListInvoicesAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * Invoices of this page.
     * @maxItems 100
     */
  data: InvoiceRecord[];
  params: TotalParams;
}
