// What other areas may use; everything else is private to this folder.
export { bookConfirmation } from './book-confirmation.ts';
export { checkPayPassword } from './check-pay-password.ts';
export { findDue } from './due.ts';
