// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type GetFileLinkParams = {
/**
 * Path of the file, as returned by the upload, or as it follows the comma of a contract.
 * @minLength 8
 * @maxLength 500
 * @pattern ^/files/
 */
path: string;
};
