// What other areas may use; everything else is private to this folder.
export { paymentGateways } from './gateways.ts';
export { inquire, inquireUnconfirmed, latestPayment } from './inquire.ts';
