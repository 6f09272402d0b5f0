// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { FootId } from './footId.ts';

/**
 * The footprint to delete.
 */
export interface DeleteFootprintForm {
  footId: FootId;
}
