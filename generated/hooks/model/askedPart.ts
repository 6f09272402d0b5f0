// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A part, and how much of it is needed.
 */
export interface AskedPart {
  /**
     * Part number of the manufacturer.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  productNum: string;
  /**
     * The quantity at which the price is asked for.
     * @minimum 1
     * @maximum 10000000
     */
  quantity?: number;
}
