// What other areas may use; everything else is private to this folder.
export { applyInvoice } from './apply-invoice.ts';
export { correctOrderInvoices } from './correct-invoices.ts';
export { readOrderInvoices } from './read-invoices.ts';
export { settleInvoice } from './settle-invoice.ts';
