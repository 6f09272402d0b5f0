// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ColumnId } from './columnId.ts';
import type { ColumnKind } from './columnKind.ts';
import type { ColumnRanges } from './columnRanges.ts';
import type { ColumnUnit } from './columnUnit.ts';
import type { FacetValue } from './facetValue.ts';

/**
 * A filter column and what can be chosen in it.
 */
export interface Facet {
  columnId: ColumnId;
  kind: ColumnKind;
  unit?: ColumnUnit;
  ranges?: ColumnRanges;
  /**
     * Smallest number that values of the column state under the other filters, in its SI base unit; of ranges, an end.
     * @minimum -1e+30
     * @maximum 1e+30
     */
  min?: number;
  /**
     * Largest number that values of the column state under the other filters, in its SI base unit; of ranges, an end.
     * @minimum -1e+30
     * @maximum 1e+30
     */
  max?: number;
  /**
     * The values. Text by count from large to small, numbers by value. A value that falls to zero stays, with count 0.
     * @maxItems 1000
     */
  values: FacetValue[];
  /**
     * Products under the other filters that have no value in this column. The filter value for them is `none`.
     * @minimum 0
     * @maximum 1000000000
     */
  notStated: number;
}
