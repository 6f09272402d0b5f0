// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The first page of a document and facts of its file.
 */
export interface DocumentPreview {
  /**
     * Address of a picture of the first page; of a document for members, good for a few minutes.
     * @minLength 1
     * @maxLength 2000
     */
  previewUrl: string;
  /**
     * Name of the file in the language of the request.
     * @minLength 1
     * @maxLength 210
     */
  downloadName: string;
  /**
     * Size of the file in bytes.
     * @minimum 1
     * @maximum 1000000000
     */
  fileSize: number;
  /**
     * Number of pages.
     * @minimum 1
     * @maximum 100000
     */
  pages: number;
}
