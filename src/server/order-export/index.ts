// What other areas may use; everything else is private to this folder.
export { addOrderExports } from './export-routes.ts';
export { orderRows } from './order-rows.ts';
