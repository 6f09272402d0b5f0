import { filterFromWire, filterToWire } from '#domain/part-values/wire-filter.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import { ColumnRanges } from '#generated/hooks/model/columnRanges.ts';

export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** Whether what is typed for a column is a requirement that its ranges cover. */
export function hasRanges({ ranges }: Pick<Column, 'ranges'>): boolean {
  return ranges === ColumnRanges.valueRanges;
}

/** The typed range or requirement among the choices of a number column, not one of its values. */
export function typedRange(tokens: readonly string[], column: Pick<Column, 'ranges'>): string | undefined {
  return tokens.find((token) => {
    const filter = filterFromWire(token);
    if (!filter.ok || filter.value.exactly) return false;
    return hasRanges(column) || typeof filter.value.value !== 'number';
  });
}

/** The ends of a range token; of a single number the lower one, none has none. */
export function rangeEnds(token: string | undefined): Range {
  const filter = token === undefined ? undefined : filterFromWire(token);
  if (!filter?.ok) return {};
  const { value } = filter.value;
  return typeof value === 'number' ? { min: value } : value;
}

/** What a box makes of what was typed in it: a single number is its end, a range or `>=50V` may set both. */
export function endsOf(typed: number | Range, box: 'min' | 'max'): Range {
  return typeof typed === 'number' ? { [box]: typed } : typed;
}

/** A range as it travels; undefined where it holds everything, `minAboveMax` where it holds nothing. */
export function rangeToken({ min, max }: Range): string | undefined | 'minAboveMax' {
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return 'minAboveMax';
  const value = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return filterToWire({ value, exactly: false });
}
