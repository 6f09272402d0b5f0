// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { InvoiceRecord } from './invoiceRecord.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The latest invoice, or nothing.
 */
export interface GetLatestInvoiceAnswer {
  code: SuccessCode;
  msg: Message;
  data?: InvoiceRecord;
}
