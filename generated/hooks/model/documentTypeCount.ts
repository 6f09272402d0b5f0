// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { DocumentCount } from './documentCount.ts';

/**
 * Number of documents of a category.
 */
export interface DocumentTypeCount {
  /**
     * Number of the category.
     * @minimum 1
     * @maximum 9007199254740991
     */
  typeId: number;
  documents: DocumentCount;
}
