// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * What happened to an order.
 */
export type OrderEvent = typeof OrderEvent[keyof typeof OrderEvent];


export const OrderEvent = {
  orderPlaced: 1,
  orderPaid: 2,
  instalmentPaid: 3,
  orderApproved: 4,
  orderRefused: 5,
  contractOffered: 6,
  contractUploaded: 7,
  contractAccepted: 8,
  contractRefused: 9,
  amountsSet: 10,
  orderShipped: 11,
  receiptConfirmed: 12,
  orderCancelled: 13,
  closedUnpaid: 14,
  afterSalesRequested: 15,
  afterSalesAccepted: 16,
  afterSalesCompleted: 17,
  afterSalesRefused: 18,
  invoiceRequested: 19,
  invoiceReady: 20,
  invoiceDeclined: 21,
  moneyRefunded: 22,
  refundStarted: 23,
  refundCredited: 24,
  surplusPaid: 25,
  invoiceVoided: 26,
  creditNoteIssued: 27,
} as const;
