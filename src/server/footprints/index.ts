// What other areas may use; everything else is private to this folder.
export { visitedColumns, visitedProduct } from './visited-product.ts';
