// What other areas may use; everything else is private to this folder.
export { columnUnits } from './column-units.ts';
export { countFitting } from './count-fitting.ts';
export { beginning, keywordCondition } from './keyword-sql.ts';
export { offerColumns, offeredProduct } from './offered-product.ts';
export { ensurePartitions } from './partitions.ts';
export { type ProductAnswer, productAnswer } from './product-answer.ts';
export { type ProductRow, productFields } from './product-fields.ts';
export { productIds } from './product-ids.ts';
export { productRows } from './product-rows.ts';
export { productsByKey } from './products-by-key.ts';
export { projectProducts } from './project-products.ts';
export { rewriteTokens } from './rewrite-tokens.ts';
export { type ProductInput, saveProducts } from './save-products.ts';
export { numberSlots, textSlots } from './slot-names.ts';
export type { Snapshot } from './snapshot.ts';
export { snapshotsOf } from './snapshot-source.ts';
export { giveStockBack, type LockedProduct, lockProducts, takeStock } from './stock.ts';
export { tuneCatalogue } from './tune-catalogue.ts';
