// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProCollecId } from './proCollecId.ts';

/**
 * The favourite to remove.
 */
export interface DeleteFavouriteForm {
  proCollecId: ProCollecId;
}
