import { constants } from '#generated/constants.ts';
import type { PartValue, ValueRange } from './parse.ts';

/** Two numbers closer than this, relative to the larger, are the same value of a part. */
export const relativeTolerance = constants.equalTolerance;

/** Whether two numbers in the same unit are the same part value: equal within a relative 1e-4. */
export function sameNumber(a: number, b: number): boolean {
  if (a === b || !Number.isFinite(a) || !Number.isFinite(b)) return a === b;
  return Math.abs(a - b) <= relativeTolerance * Math.max(Math.abs(a), Math.abs(b));
}

function sameEnd(a: number | undefined, b: number | undefined): boolean {
  return a === undefined || b === undefined ? a === b : sameNumber(a, b);
}

function asRange(si: number | ValueRange): ValueRange {
  return typeof si === 'number' ? { min: si, max: si } : si;
}

/**
 * Whether two parsed values mean the same: same unit (a value without unit fits any) and both ends equal
 * within a relative 1e-4. The condition and a ± sign do not count.
 */
export function sameValue(a: PartValue, b: PartValue): boolean {
  if (a.unit !== b.unit && a.unit !== '' && b.unit !== '') return false;
  const [one, other] = [asRange(a.si), asRange(b.si)];
  return sameEnd(one.min, other.min) && sameEnd(one.max, other.max);
}
