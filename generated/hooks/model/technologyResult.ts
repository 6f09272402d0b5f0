// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { TechnologyFile } from './technologyFile.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * The files that were found.
 */
export interface TechnologyResult {
  /**
     * One page of files.
     * @maxItems 100
     */
  data: TechnologyFile[];
  params: TotalParams;
}
