// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The uploaded contract: file name, comma, path of the file as returned by the upload. One .doc, .docx or .pdf file of at most 5 MB.
 * @minLength 1
 * @maxLength 800
 * @pattern ^[^,]+\.([dD][oO][cC][xX]?|[pP][dD][fF]),[^,]+$
 */
export type ContractLink = string;
