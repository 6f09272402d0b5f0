// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ClosingBlockers } from './closingBlockers.ts';
import type { Product } from './product.ts';
import type { RefusedField } from './refusedField.ts';
import type { RefusedProduct } from './refusedProduct.ts';

/**
 * Details of a refusal. The table of codes says which ones come with which code.
 */
export interface RefusalParams {
  /**
     * The refused fields, in the order of the description.
     * @minItems 1
     * @maxItems 100
     */
  fields?: RefusedField[];
  /**
     * The clock of the server, Unix time in milliseconds.
     * @minimum 0
     * @maximum 9007199254740991
     */
  now?: number;
  /**
     * Seconds to wait before the next try.
     * @minimum 1
     * @maximum 86400
     */
  retryAfter?: number;
  /**
     * How many tries are left before the lock.
     * @minimum 0
     * @maximum 5
     */
  triesLeft?: number;
  /**
     * What the balance lacks, in cents or points.
     * @minimum 1
     * @maximum 10000000000000
     */
  missing?: number;
  /**
     * The limit that would be exceeded, in cents.
     * @minimum 0
     * @maximum 10000000000000
     */
  limit?: number;
  /**
     * What is left of the limit, in cents.
     * @minimum 0
     * @maximum 10000000000000
     */
  left?: number;
  /**
     * The amount in dollar cents that the server computes.
     * @minimum 0
     * @maximum 10000000000000
     */
  usMoney?: number;
  /**
     * The amount in yuan cents that the server computes.
     * @minimum 0
     * @maximum 10000000000000
     */
  zhMoney?: number;
  /**
     * The points that the server computes.
     * @minimum 0
     * @maximum 1000000000
     */
  integralNum?: number;
  blockers?: ClosingBlockers;
  /**
     * The products that the refusal is about, with their present figures.
     * @minItems 1
     * @maxItems 200
     */
  products?: RefusedProduct[];
  product?: Product;
}
