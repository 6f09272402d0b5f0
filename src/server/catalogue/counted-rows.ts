import type { FacetRow } from './facet-query.ts';

/** Rows of `facetQuery` by column. */
export interface CountedRows {
  readonly version: number;
  /** All products under all conditions. */
  readonly total: number;
  /** By index of the column. */
  readonly columns: readonly (readonly FacetRow[])[];
}

export function countedRows(found: readonly FacetRow[], columns: number): CountedRows {
  const byColumn = Array.from({ length: columns }, (): FacetRow[] => []);
  let total = 0;
  for (const row of found) {
    if (row.index < 0) total = row.count;
    else byColumn[row.index]?.push(row);
  }
  return { version: found[0]?.version ?? 0, total, columns: byColumn };
}
