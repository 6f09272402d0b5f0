// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ColumnId } from './columnId.ts';

/**
 * A value that was read in the text, as a condition of the product list.
 */
export interface SuggestedFilter {
  columnId: ColumnId;
  /**
     * Name of the column in the language of the request.
     * @minLength 1
     * @maxLength 100
     */
  columnName: string;
  /**
     * What the field `column{id}` of the product list takes.
     * @minLength 1
     * @maxLength 100
     */
  value: string;
  /**
     * The value as it is shown in the language of the request.
     * @minLength 1
     * @maxLength 200
     */
  label: string;
}
