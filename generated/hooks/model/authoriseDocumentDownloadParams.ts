// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type AuthoriseDocumentDownloadParams = {
/**
 * The document.
 * @minimum 1
 * @maximum 9007199254740991
 */
tid: number;
};
