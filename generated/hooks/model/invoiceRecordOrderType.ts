// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Kind of the order.
 */
export type InvoiceRecordOrderType = typeof InvoiceRecordOrderType[keyof typeof InvoiceRecordOrderType];


export const InvoiceRecordOrderType = {
  standardOrder: 1,
  customisedOrder: 2,
} as const;
