// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * One value of a filter column.
 */
export interface FacetValue {
  /**
     * What goes on the wire when it is chosen. The same in every language.
     * @minLength 1
     * @maxLength 100
     */
  value: string;
  /**
     * What is shown, in the language of the request.
     * @minLength 1
     * @maxLength 200
     */
  label: string;
  /**
     * Products that have exactly this value, under the filters of all other columns. Choosing it gives as many.
     * @minimum 0
     * @maximum 1000000000
     */
  count: number;
}
