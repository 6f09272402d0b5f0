import { type FilterMode, filterToWire } from '../part-values/wire-filter.ts';

/** Ends of a range in the stored unit; an end that is left open asks for nothing. */
export interface TypedRange {
  readonly min?: number;
  readonly max?: number;
}

export type RangeEnd = 'min' | 'max';
export const rangeEndNames: readonly RangeEnd[] = ['min', 'max'];

/**
 * Names of the fields in which a form without scripts sends the ends of a range, its mode and the unit of bare numbers, and the exact
 * value that boxes show although its tick decides about it.
 */
export function rangeFieldName(columnId: number, part: RangeEnd | 'mode' | 'shown' | 'unit'): string {
  return `column${columnId}.${part}`;
}

/**
 * A range as it travels; undefined where it holds everything, `minAboveMax` where it holds nothing, `endMissing` where only one end
 * of the range that parts must state exactly is given.
 */
export function rangeToken(
  { min, max }: TypedRange,
  mode: FilterMode = 'covers',
): string | undefined | 'minAboveMax' | 'endMissing' {
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return 'minAboveMax';
  if (mode === 'exactly' && (min === undefined || max === undefined)) return 'endMissing';
  if (mode === 'exactly' && min !== undefined && min === max) return filterToWire({ value: min, mode });
  const value = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return filterToWire({ value, mode });
}
