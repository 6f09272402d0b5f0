// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { DownloadGrade } from './downloadGrade.ts';
import type { PageNumParameter } from './pageNumParameter.ts';

export type ListDocumentsParams = {
/**
 * Words that the document contains, whole or by their beginning; blank does not filter.
 * @maxLength 100
 */
keyWord?: string;
/**
 * Download permission: 0 all, 1 documents for members (docUrl is null), 2 free ones.
 */
downloadGrade?: DownloadGrade;
/**
 * Category; without it the response has all categories.
 * @minimum 1
 * @maximum 9007199254740991
 */
typeId?: number;
/**
 * The document with this number alone; without it all documents.
 * @minimum 1
 * @maximum 9007199254740991
 */
tid?: number;
/**
 * The page to return, from 1. A page behind the last one is empty.
 * @minimum 1
 * @maximum 1000000
 */
pageNum?: PageNumParameter;
/**
 * How many entries a page has.
 * @minimum 1
 * @maximum 100
 */
pageSize?: number;
};
