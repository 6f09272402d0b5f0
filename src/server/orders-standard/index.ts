// What other areas may use; everything else is private to this folder.
export { closeUnpaidOrders } from './close-unpaid.ts';
export { readPaidCurrencies, readStandardOrders } from './read-orders.ts';
export { decideStandardAfterSales, refuseStandardOrder, shipStandardOrder } from './shop-steps.ts';
