// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CatalogId } from './catalogId.ts';
import type { CatalogName } from './catalogName.ts';

/**
 * A category without its children.
 */
export interface CatalogLink {
  catalogId: CatalogId;
  catalogName: CatalogName;
}
