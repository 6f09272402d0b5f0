// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Billing type: 1 domestic, 2 abroad.
 */
export type InvoiceType = typeof InvoiceType[keyof typeof InvoiceType];


export const InvoiceType = {
  domesticInvoice: 1,
  foreignInvoice: 2,
} as const;
