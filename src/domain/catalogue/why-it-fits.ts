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
  return judgeNumbers(stated, tokens, { unit, hasRanges: true });
}

function judgeNumbers(
  stated: string | undefined,
  tokens: readonly string[],
  { unit, hasRanges }: { readonly unit: string | undefined; readonly hasRanges: boolean },
): readonly JudgedFilter[] {
  const known = unit !== undefined && isUnit(unit) ? unit : '';
  const parsed = stated === undefined ? undefined : parsePartValue(stated, { kind: known });
  const span = parsed?.ok ? spanOf(statedNumber(parsed.value.si), hasRanges) : undefined;
  return tokens.flatMap((token) => {
    const filter = filterFromWire(token);
    if (!filter.ok) return [];
    return [{ token, fits: span !== undefined && fitsFilter(span, filter.value, hasRanges) }];
  });
}

/** A column of single numbers or of words, by what its filter means. */
export interface ChosenColumn {
  readonly isNumber: boolean;
  readonly unit: string | undefined;
  /** What the page calls a value of a column of words; undefined for one that it does not know. */
  readonly labelOf: (token: string) => string | undefined;
}

/** Whether a part has any of the values that were chosen in a column of single numbers or of words, as the list judges it. */
export function meetsChoice(
  stated: string | undefined,
  tokens: readonly string[],
  { isNumber, unit, labelOf }: ChosenColumn,
): boolean {
  if (stated === undefined) return tokens.includes('none');
  if (isNumber) return judgeNumbers(stated, tokens, { unit, hasRanges: false }).some(({ fits }) => fits);
  return tokens.some((token) => labelOf(token) === stated);
}
