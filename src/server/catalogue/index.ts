// What other areas may use; everything else is private to this folder.
export { canBeOrdered } from './can-be-ordered.ts';
export { columnUnits } from './column-units.ts';
export { computedVersion } from './computed-fields.ts';
export { readConditions } from './conditions.ts';
export { countFitting } from './count-fitting.ts';
export {
  beginsCondition,
  fittingTierSql,
  inSample,
  keywordCondition,
  listedByTokens,
  notInSample,
  tierRankSql,
  wordsCondition,
} from './keyword-sql.ts';
export { rowsOf } from './list-cached.ts';
export { cachedCategories } from './memory/cached-categories.ts';
export { findInWindows, findNumbersIn, type NumberHits } from './memory/find-by-number.ts';
export {
  type FoundByWords,
  findByWords,
  type IdPage,
  type OpenShop,
  openShop,
  openUncheckedShop,
  type WordsInMemory,
  whichHaveWords,
} from './memory/find-by-words.ts';
export { forgetSlotChanges } from './memory/forget-slot-changes.ts';
export { int32At } from './memory/int32.ts';
export { rememberCommonWords } from './memory/remember-words.ts';
export { onUnreadColumns } from './memory/unread-columns.ts';
export { narrow } from './narrowing.ts';
export { offerColumns, offeredProduct } from './offered-product.ts';
export { ensurePartitions } from './partitions.ts';
export { foundProducts, type ProductAnswer } from './product-answer.ts';
export { listedValues, type ProductRow, productFields } from './product-fields.ts';
export { productIds } from './product-ids.ts';
export { productRows } from './product-rows.ts';
export { productsByKey } from './products-by-key.ts';
export { projectProducts } from './project-products.ts';
export { beginWithoutProducts, rewriteComputed, rewriteComputedOfBrand } from './rewrite-computed.ts';
export { type ProductInput, productColumns, saveProducts } from './save-products.ts';
export { numberSlots, textSlots } from './slot-names.ts';
export { countLeaves } from './small-shop/count-leaves.ts';
export { knownByIds } from './small-shop/known-answers.ts';
export { isSmallShop } from './small-shop/shop-facts.ts';
export type { Snapshot } from './snapshot.ts';
export { type Attempt, snapshotsOf } from './snapshot-source.ts';
export { giveStockBack, type LockedProduct, lockProducts, takeStock } from './stock.ts';
export { tuneCatalogue } from './tune-catalogue.ts';
