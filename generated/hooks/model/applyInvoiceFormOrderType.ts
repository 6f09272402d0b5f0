// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Kind of the order: 1 standard, 2 customised.
 */
export type ApplyInvoiceFormOrderType = typeof ApplyInvoiceFormOrderType[keyof typeof ApplyInvoiceFormOrderType];


export const ApplyInvoiceFormOrderType = {
  standardOrder: 1,
  customisedOrder: 2,
} as const;
