// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CatalogId } from './catalogId.ts';

export type ListColumnsParams = {
/**
 * The category.
 */
catalogId: CatalogId;
};
