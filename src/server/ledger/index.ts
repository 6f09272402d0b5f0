// What other areas may use; everything else is private to this folder.
export { accountTypes, bookMoney, bookPoints, budgets, dealTypes, flowTypes, lockAccount } from './book.ts';
export { nextNumber } from './numbers.ts';
