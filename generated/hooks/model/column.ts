// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ColumnColumnType } from './columnColumnType.ts';
import type { ColumnId } from './columnId.ts';
import type { ColumnKind } from './columnKind.ts';
import type { ColumnListType } from './columnListType.ts';
import type { ColumnRanges } from './columnRanges.ts';
import type { ColumnScreen } from './columnScreen.ts';
import type { ColumnUnit } from './columnUnit.ts';

/**
 * The definition of a column of a category.
 */
export interface Column {
  columnId: ColumnId;
  /**
     * Name of the column in the language of the request.
     * @minLength 1
     * @maxLength 100
     */
  columnName: string;
  columnComment: ColumnKind;
  /** Where the detail page shows the value. 0 under the tab of parameters, 1 as a detail section of its own. */
  columnType: ColumnColumnType;
  /** 1 when the column is a condition input of the product list. */
  screen: ColumnScreen;
  /** 1 when the column is shown in the table of the product list. */
  listType: ColumnListType;
  unit?: ColumnUnit;
  ranges?: ColumnRanges;
  /**
     * Rank among the key parameters of the category, 1 for the most important. Parts that agree in them can replace each other. Absent for other columns.
     * @minimum 1
     * @maximum 20
     */
  keyRank?: number;
}
