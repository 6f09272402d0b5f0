// What other areas may use; everything else is private to this folder.
export { readGrade } from './read-grade.ts';
export { type Receiver, storeOrder } from './store-order.ts';
