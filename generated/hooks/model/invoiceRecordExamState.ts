// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * State: 1 issuing, 2 issued, any other value refused.
 */
export type InvoiceRecordExamState = typeof InvoiceRecordExamState[keyof typeof InvoiceRecordExamState];


export const InvoiceRecordExamState = {
  invoiceIssuing: 1,
  invoiceIssued: 2,
  invoiceRefused: 3,
} as const;
