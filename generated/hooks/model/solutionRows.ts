// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Solution } from './solution.ts';
import type { TotalDataCounts } from './totalDataCounts.ts';

/**
 * One page of solutions.
 */
export interface SolutionRows {
  /**
     * The solutions.
     * @maxItems 100
     */
  rows: Solution[];
  total: TotalDataCounts;
}
