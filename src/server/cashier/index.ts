// What other areas may use; everything else is private to this folder.
export { bookConfirmation } from './book-confirmation.ts';
export { checkPayPassword } from './check-pay-password.ts';
export { inquire, inquireUnconfirmed } from './payments/inquire.ts';
export { addPayments } from './payments/payment-routes.ts';
export { sendRefunds } from './payments/send-refunds.ts';
