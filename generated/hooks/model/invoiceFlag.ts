// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Whether an invoice was applied for.
 */
export type InvoiceFlag = typeof InvoiceFlag[keyof typeof InvoiceFlag];


export const InvoiceFlag = {
  noInvoice: 0,
  invoiceApplied: 1,
} as const;
