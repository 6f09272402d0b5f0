// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A region and the regions inside it.
 */
export interface Region {
  /**
     * Name of the region in the language of the request.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * The regions inside it. Absent at the lowest level.
     * @maxItems 500
     */
  children?: Region[];
}
