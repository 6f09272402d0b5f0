// What other areas may use; everything else is private to this folder.
export { bookMoney, bookPoints, lockAccount, lockOpenAccount } from './book.ts';
export { nextNumber } from './numbers.ts';
