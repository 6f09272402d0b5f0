import { columnListTypeValues, columnRangesValues, columnScreenValues } from '#generated/enums.ts';

/** A column of a category, as far as that decides whether its values are offered as a filter. */
interface FilterableColumn {
  /** Whether the catalogue means it to be a filter. */
  readonly screen: boolean;
  /** Whether its values are kept in a form that lists can filter and sort by. */
  readonly filters: boolean;
}

/** Whether lists offer a column as a filter, and read its values in a search text. */
export function isOfferedFilter({ screen, filters }: FilterableColumn): boolean {
  return screen && filters;
}

/** A column of a category as the catalogue defines it. */
interface DefinedColumn extends FilterableColumn {
  /** Whether it is a column of the table. */
  readonly listType: boolean;
  readonly kind: string;
  readonly unit: string | null;
}

/** What is sent of a column besides its name; only a column of numbers says whether it is one of ranges. */
export function columnMarks(column: DefinedColumn, hasRanges: () => boolean) {
  const { listType, unit, kind } = column;
  const { isFilter, noFilter } = columnScreenValues;
  const { valueRanges, singleNumbers } = columnRangesValues;
  return {
    screen: isOfferedFilter(column) ? isFilter : noFilter,
    listType: listType ? columnListTypeValues.inTable : columnListTypeValues.notInTable,
    ...(unit ? { unit } : {}),
    ...(kind === 'number' ? { ranges: hasRanges() ? valueRanges : singleNumbers } : {}),
  };
}
