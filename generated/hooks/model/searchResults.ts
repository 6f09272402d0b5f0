// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { InformationResult } from './informationResult.ts';
import type { ProductResult } from './productResult.ts';
import type { TechnologyResult } from './technologyResult.ts';

/**
 * The three results.
 */
export interface SearchResults {
  productResult: ProductResult;
  technologyResult: TechnologyResult;
  informationResult: InformationResult;
}
