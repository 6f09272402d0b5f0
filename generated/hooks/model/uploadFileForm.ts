// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * One file.
 */
export interface UploadFileForm {
  /**
     * The file, at most 10 MB.
     * @minLength 1
     * @maxLength 10485760
     */
  file: Blob | File;
}
