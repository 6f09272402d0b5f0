import { filterFromWire, filterToWire, type NumberFilter } from '#domain/part-values/wire-filter.ts';
import type { FacetValue } from '#generated/hooks/model/facetValue.ts';

export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** The typed range among the choices of a number column: the one that is no value of the list. */
export function typedRange(tokens: readonly string[], values: readonly FacetValue[]): string | undefined {
  return tokens.find((token) => token.includes('..') && !values.some(({ value }) => value === token));
}

/** The ends of a range token; none has none. */
export function rangeEnds(token: string | undefined): Range {
  const filter = token === undefined ? undefined : filterFromWire(token);
  return filter?.ok && typeof filter.value !== 'number' ? filter.value : {};
}

/** What a box makes of what was typed in it: a single number is its end, a range or `>=50V` may set both. */
export function endsOf(filter: NumberFilter, box: 'min' | 'max'): Range {
  return typeof filter === 'number' ? { [box]: filter } : filter;
}

/** A range as it travels; undefined where it holds everything, `minAboveMax` where it holds nothing. */
export function rangeToken({ min, max }: Range): string | undefined | 'minAboveMax' {
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return 'minAboveMax';
  return filterToWire({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) });
}
