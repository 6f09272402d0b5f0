// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Which document: 1 order confirmation, 2 proforma invoice, 3 contract, 4 invoice, 5 credit note.
 */
export type OrderDocument = typeof OrderDocument[keyof typeof OrderDocument];


export const OrderDocument = {
  orderConfirmation: 1,
  proformaInvoice: 2,
  salesContract: 3,
  salesInvoice: 4,
  creditNote: 5,
} as const;
