// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * What a product states that fits a value of the keyword.
 */
export interface ProductFit {
  /**
     * The column.
     * @minimum 1
     * @maximum 9007199254740991
     */
  columnId: number;
  /**
     * Its name in the language of the request.
     * @minLength 1
     * @maxLength 200
     */
  columnName: string;
  /**
     * What the product states there.
     * @minLength 1
     * @maxLength 200
     */
  value: string;
}
