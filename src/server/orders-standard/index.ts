// What other areas may use; everything else is private to this folder.
export { decideStandardAfterSales, refuseStandardOrder, shipStandardOrder } from './shop-steps.ts';
