// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A technical document.
 */
export interface TechnicalDocument {
  /**
     * Number of the document.
     * @minimum 1
     * @maximum 9007199254740991
     */
  tid: number;
  /**
     * Title in the language of the request.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * What the document is about, in the language of the request.
     * @maxLength 2000
     */
  description: string;
  /**
     * Address of the file; null means members only, then the authorisation call returns the path.
     * @maxLength 2000
     * @nullable
     */
  docUrl: string | null;
  /**
     * How often the document was looked at.
     * @minimum 0
     * @maximum 1000000000
     */
  browseCount: number;
  /**
     * How often the document was downloaded.
     * @minimum 0
     * @maximum 1000000000
     */
  dowloadCount: number;
  /**
     * When the document was published.
     * @maxLength 40
     */
  createTime: string;
  /**
     * Category of the document.
     * @minimum 1
     * @maximum 9007199254740991
     */
  typeId: number;
  /**
     * Name of the category in the language of the request.
     * @minLength 1
     * @maxLength 100
     */
  typeName: string;
  /**
     * The sentence of the document in which words of the keyword were found, in the language in which they were found; only with a keyword.
     * @minLength 1
     * @maxLength 300
     */
  sentence?: string;
}
