// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { FittingWord } from './fittingWord.ts';
import type { NearestValues } from './nearestValues.ts';
import type { ProductTotalParamsTotalIsLowerBound } from './productTotalParamsTotalIsLowerBound.ts';

/**
 * How many products were found.
 */
export interface ProductTotalParams {
  /**
     * Number of products over all pages, counted up to a limit; `totalIsLowerBound` says when there are more.
     * @minimum 0
     * @maximum 1000000000
     */
  totalDataCounts: number;
  /** 1 when more products have the words than `totalDataCounts` says; counting and listing stop there. 0 when it is exact. */
  totalIsLowerBound: ProductTotalParamsTotalIsLowerBound;
  /**
     * Words of the keyword, as they were typed, that the listed products need not have. Absent when every word was asked for.
     * @minItems 1
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 100
     */
  droppedWords?: string[];
  /**
     * The keyword with its corrected spelling, which is what was looked for. Absent when it was looked for as it was typed.
     * @minLength 1
     * @maxLength 100
     */
  correctedKeyword?: string;
  /**
     * Words of the keyword, as they were typed, whose values some listed products do not state but fit, and how. Absent when all state them.
     * @minItems 1
     * @maxItems 32
     */
  fittingWords?: FittingWord[];
  nearestValues?: NearestValues;
  /**
     * The keyword of the listed products, with corrected spelling, without the words that were left out, with `≥` in front of values
     * that a rating or range may fit, and with `|` between values of which a product has any: `listProducts` and `countSearchCategories` take it as `keyWord`. Absent when it was looked for as it
     * was typed.
     * @minLength 1
     * @maxLength 100
     */
  listedKeyword?: string;
}
