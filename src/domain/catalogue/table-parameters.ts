import { type columnColumnTypeNames, columnColumnTypeValues } from '#generated/enums.ts';

interface KindOfColumn {
  readonly columnType: keyof typeof columnColumnTypeNames;
  readonly kind: string;
}

/** Whether a table has room for the values of a column: a number or a few words, no detail section, picture or document. */
export function isTableParameter({ columnType, kind }: KindOfColumn): boolean {
  return columnType === columnColumnTypeValues.parameterColumn && (kind === 'number' || kind === 'text');
}

interface ListedColumn extends KindOfColumn {
  readonly id: number;
  readonly listType: boolean;
}

/** The columns whose values a list returns: those of its table, and the parameters that `moreColumns` names, ids joined by commas. */
export function returnedColumns<Column extends ListedColumn>(
  columns: readonly Column[],
  moreColumns: string | undefined,
): readonly Column[] {
  const more = new Set(moreColumns?.split(',').map(Number));
  return columns.filter((column) => column.listType || (more.has(column.id) && isTableParameter(column)));
}
