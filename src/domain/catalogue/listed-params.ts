import { type columnColumnTypeNames, columnColumnTypeValues } from '#generated/enums.ts';
import type { ParamValue } from './param-values.ts';

/** Raised whenever `listedParams` returns something else for the same product, so that stored copies are written again. */
export const listedParamsVersion = 1;

interface TypedColumn {
  readonly columnType: keyof typeof columnColumnTypeNames;
}

interface ParamColumn extends TypedColumn {
  readonly id: number;
}

type Params = Readonly<Record<string, ParamValue>>;

function isParameter({ columnType }: TypedColumn): boolean {
  return columnType === columnColumnTypeValues.parameterColumn;
}

/**
 * The values of a product, by column id, that lists, searches and tables may show: those of parameters, without the texts, pictures and
 * documents that only its detail has. Null where it has no others. The type of a column never changes, so neither does the choice.
 */
export function listedParams(params: Params, columns: readonly ParamColumn[]): Params | null {
  const parameters = new Set(columns.filter(isParameter).map(({ id }) => String(id)));
  const all = Object.entries(params);
  const listed = all.filter(([id]) => parameters.has(id));
  return listed.length === all.length ? null : Object.fromEntries(listed);
}

/** Whether the table of a category also shows what `listedParams` leaves out, as a supplier's mapping can ask for. */
export function listsDetails(columns: readonly (TypedColumn & { readonly listType: boolean })[]): boolean {
  return columns.some((column) => column.listType && !isParameter(column));
}
