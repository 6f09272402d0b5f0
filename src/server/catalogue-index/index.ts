// The public face of the catalogue index; everything else is private to this folder. It knows neither SQL nor HTTP.
export { CatalogueIndex, type FoundPage } from './catalogue-index.ts';
export type { CountedColumns, CountedValue } from './count-columns.ts';
export type { ColumnValue, IndexedProduct } from './indexed-product.ts';
