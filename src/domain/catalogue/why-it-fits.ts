import {
  filterFromWire,
  fitsFilter,
  isUnit,
  parsePartValue,
  spanOf,
  statedNumber,
} from '../part-values/index.ts';

/** A filter of a column of ranges, and whether a part fits it. */
export interface JudgedFilter {
  /** The filter as it travels. */
  readonly token: string;
  readonly fits: boolean;
}

/**
 * Whether the range that a part states fits each filter of its column, as the list judges it. `none` and what cannot be read are left
 * out; without a stated range nothing fits.
 */
export function judgeRange(
  stated: string | undefined,
  tokens: readonly string[],
  unit: string | undefined,
): readonly JudgedFilter[] {
  const known = unit !== undefined && isUnit(unit) ? unit : '';
  const parsed = stated === undefined ? undefined : parsePartValue(stated, { kind: known });
  const span = parsed?.ok ? spanOf(statedNumber(parsed.value.si), true) : undefined;
  return tokens.flatMap((token) => {
    const filter = filterFromWire(token);
    if (!filter.ok) return [];
    return [{ token, fits: span !== undefined && fitsFilter(span, filter.value, true) }];
  });
}
