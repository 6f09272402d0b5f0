import { usualUnit } from '../part-values/box-unit.ts';
import { isUnit, type PartValueCode, parseFilter } from '../part-values/index.ts';
import { filterModes, filterToWire } from '../part-values/wire-filter.ts';
import type { Refused } from '../result.ts';
import { type RangeEnd, rangeEndNames, rangeFieldName, rangeToken, type TypedRange } from './typed-range.ts';

/** A single number is the end of its box; a range or `>=50V` may set both. */
function endsOf(typed: number | TypedRange, end: RangeEnd): TypedRange {
  return typeof typed === 'number' ? { [end]: typed } : typed;
}

/**
 * What both boxes of a range say together, on top of the range before; or which of them cannot be read and why. A bare number is meant
 * in the unit `assume`.
 */
export function readRange(
  typed: Readonly<Partial<Record<RangeEnd, string>>>,
  unit: string,
  before: TypedRange = {},
  assume = usualUnit(unit),
):
  | { readonly ok: true; readonly range: TypedRange }
  | { readonly ok: false; readonly end: RangeEnd; readonly refused: Refused<PartValueCode> } {
  let range = before;
  for (const end of rangeEndNames) {
    const text = typed[end]?.trim();
    if (text === undefined) continue;
    const { [end]: _old, ...rest } = range;
    range = rest;
    if (text === '') continue;
    const read = parseFilter(text, isUnit(unit) ? unit : '', assume === unit ? {} : { assume });
    if (!read.ok) return { ok: false, end, refused: read };
    range = { ...range, ...endsOf(read.value, end) };
  }
  return { ok: true, range };
}

const fieldName = /^column(\d{1,9})\.(?:min|max|mode|shown|unit)$/;

/** The columns of which a form without scripts has sent a range. */
export function typedColumns(query: URLSearchParams): readonly number[] {
  const ids = [...query.keys()].flatMap((name) => {
    const id = fieldName.exec(name)?.[1];
    return id === undefined ? [] : [Number(id)];
  });
  return [...new Set(ids)];
}

/**
 * The query of a list in which the ranges of a form without scripts have become filters as links carry them (`column12=-40..125`).
 * What cannot be read stays in the filter as it was typed, where the page names it; boxes that are empty are left out.
 */
export function withTypedRanges(
  query: URLSearchParams,
  unitOf: (columnId: number) => string | null | undefined,
): URLSearchParams {
  const filled = [...query].filter(([name, value]) => value !== '' && !fieldName.test(name));
  const result = new URLSearchParams(filled);
  for (const id of typedColumns(query)) {
    const text = (part: RangeEnd | 'mode' | 'shown' | 'unit') => query.get(rangeFieldName(id, part)) ?? '';
    const mode = filterModes.find((one) => one === text('mode')) ?? 'covers';
    const read = readRange(
      { min: text('min'), max: text('max') },
      unitOf(id) ?? '',
      {},
      text('unit') || undefined,
    );
    const token = read.ok ? rangeToken(read.range, mode) : text(read.end);
    const value =
      read.ok && (token === 'minAboveMax' || token === 'endMissing')
        ? filterToWire({ value: read.range, mode })
        : token;
    if (value !== undefined && value !== text('shown')) result.append(`column${id}`, value);
  }
  return result;
}
