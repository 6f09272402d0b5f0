// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ColumnId } from './columnId.ts';

/**
 * What a product states that fits a value of the keyword.
 */
export interface ProductFit {
  columnId: ColumnId;
  /**
     * Name of the column in the language of the request.
     * @minLength 1
     * @maxLength 100
     */
  columnName: string;
  /**
     * What the product states there, with everything that the supplier wrote.
     * @minLength 1
     * @maxLength 1000
     */
  value: string;
}
