// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { InformationItem } from './informationItem.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * The information that was found.
 */
export interface InformationResult {
  /**
     * One page of news items.
     * @maxItems 100
     */
  data: InformationItem[];
  params: TotalParams;
}
