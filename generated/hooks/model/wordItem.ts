// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A document of a product, listed with a download.
 */
export interface WordItem {
  /**
     * File name.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * What the document is.
     * @maxLength 500
     */
  desc?: string;
  /**
     * Size with its unit, for example 1.2 MB.
     * @maxLength 50
     */
  size?: string;
  /**
     * Date of the document, yyyy-MM-dd.
     * @maxLength 10
     */
  time?: string;
  /**
     * Where the document is.
     * @minLength 1
     * @maxLength 2000
     */
  url: string;
}
