import type { TypedRange } from '#domain/catalogue/typed-range.ts';
import { type FilterMode, filterFromWire } from '#domain/part-values/wire-filter.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import { ColumnRanges } from '#generated/hooks/model/columnRanges.ts';
import type { ColumnFilters } from './list-url.ts';

/** Whether what is typed for a column is a requirement that its ranges cover. */
export function hasRanges({ ranges }: Pick<Column, 'ranges'>): boolean {
  return ranges === ColumnRanges.valueRanges;
}

/** The typed range or requirement among the choices of a number column, not one of its values. Old links say nothing and mean `covers`. */
export function typedRange(tokens: readonly string[], column: Pick<Column, 'ranges'>): string | undefined {
  return tokens.find((token) => {
    const filter = filterFromWire(token);
    if (!filter.ok || filter.value.mode === 'exactly') return false;
    return hasRanges(column) || filter.value.mode === 'overlaps' || typeof filter.value.value !== 'number';
  });
}

/** What the boxes of a column show: its typed range, or the one value that parts state exactly. */
export function shownRange(tokens: readonly string[], column: Pick<Column, 'ranges'>): string | undefined {
  const typed = typedRange(tokens, column);
  if (typed !== undefined || !hasRanges(column)) return typed;
  const exact = tokens.filter((token) => modeOf(token) === 'exactly');
  return exact.length === 1 ? exact[0] : undefined;
}

/** What a choice asks of a part; undefined where it is not a number, such as "not stated". */
export function modeOf(token: string | undefined): FilterMode | undefined {
  const filter = token === undefined ? undefined : filterFromWire(token);
  return filter?.ok ? filter.value.mode : undefined;
}

/** The ends of a range token. A single number that must be covered has only the lower one, and none has neither. */
export function rangeEnds(token: string | undefined): TypedRange {
  const filter = token === undefined ? undefined : filterFromWire(token);
  if (!filter?.ok) return {};
  const { value, mode } = filter.value;
  if (typeof value !== 'number') return value;
  return mode === 'covers' ? { min: value } : { min: value, max: value };
}

/** The filters on columns of ranges, which a part fits for a reason that is worth saying. */
export function rangeFilters(filters: ColumnFilters, columns: readonly Column[]): ColumnFilters {
  const ranges = columns.flatMap((column): [number, readonly string[]][] => {
    const tokens = hasRanges(column) ? (filters[column.columnId] ?? []) : [];
    const numbers = tokens.filter((token) => modeOf(token) !== undefined);
    return numbers.length > 0 ? [[column.columnId, numbers]] : [];
  });
  return Object.fromEntries(ranges);
}
