import { keyParametersTable } from './key-parameters-table.ts';
import { readTable } from './table.ts';

/** English category name → keys of the parameters that decide whether one part can replace another, the most important first. */
export const keyParameters: ReadonlyMap<string, readonly string[]> = new Map(
  readTable(keyParametersTable).map(([category = '', keys = '']) => [category, keys.split(', ')]),
);

const leading: ReadonlySet<string> = new Set(
  [...keyParameters.values()].flatMap(([first]) => (first === undefined ? [] : [first])),
);

/** Whether parts of some category are asked for by this parameter before all others, as resistors are by their resistance. */
export function isLeadingParameter(key: string): boolean {
  return leading.has(key);
}

/** A column of a category, in the order in which they are shown. */
export interface RankedColumn {
  readonly id: number;
  readonly key: string;
  /** Whether the list can be filtered by it. */
  readonly screen: boolean;
}

const maker = 'brand';
/** Number of filter columns used as key parameters of a category that has no row. */
const firstColumns = 3;

/** Column id → rank among the key parameters of a category, from 1. A category without a row takes its first filter columns but the maker. */
export function keyRanks(
  categoryName: string,
  columns: readonly RankedColumn[],
): ReadonlyMap<number, number> {
  const keys = keyParameters.get(categoryName);
  const ranked = keys
    ? keys.flatMap((key) => columns.find((column) => column.key === key) ?? [])
    : columns.filter(({ screen, key }) => screen && key !== maker).slice(0, firstColumns);
  return new Map(ranked.map(({ id }, index) => [id, index + 1]));
}
