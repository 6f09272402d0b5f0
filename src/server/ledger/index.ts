// What other areas may use; everything else is private to this folder.
export { bookMoney, bookPoints, lockAccount } from './book.ts';
export { nextNumber } from './numbers.ts';
