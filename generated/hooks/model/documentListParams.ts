// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { DocumentTypeCount } from './documentTypeCount.ts';
import type { DownloadGradeCount } from './downloadGradeCount.ts';

/**
 * How many documents were found, and how many each other choice of a filter would leave.
 */
export interface DocumentListParams {
  /**
     * Number of documents over all pages.
     * @minimum 0
     * @maximum 1000000000
     */
  totalDataCounts: number;
  /**
     * Documents of each category that the keyword and the permission leave; a category without any is left out.
     * @maxItems 200
     */
  typeCounts: DocumentTypeCount[];
  /**
     * Documents of each permission that the keyword and the category leave.
     * @maxItems 3
     */
  gradeCounts: DownloadGradeCount[];
}
