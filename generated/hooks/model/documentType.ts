// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A category of documents.
 */
export interface DocumentType {
  /**
     * Number of the category.
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
}
