// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { DocumentCount } from './documentCount.ts';
import type { DownloadGrade } from './downloadGrade.ts';

/**
 * Number of documents with a download permission.
 */
export interface DownloadGradeCount {
  downloadGrade: DownloadGrade;
  documents: DocumentCount;
}
