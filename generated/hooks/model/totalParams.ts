// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { TotalDataCounts } from './totalDataCounts.ts';

/**
 * What a list returns besides its entries.
 */
export interface TotalParams {
  totalDataCounts: TotalDataCounts;
}
