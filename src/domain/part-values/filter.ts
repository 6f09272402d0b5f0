import type { Result } from '../result.ts';
import { type PartValueCode, parsePartValue, type ValueRange } from './parse.ts';
import { relativeTolerance } from './same-value.ts';
import type { Unit } from './units.ts';

export interface FilterOptions {
  /** The unit text next to the box (`mm`), taken for a number typed without any. */
  readonly assume?: string;
}

/** Just outside the tolerance of equality, so that `>50V` does not find 50 V. */
function beyond(value: number, direction: 1 | -1): number {
  return value + direction * Math.abs(value) * relativeTolerance * 1.01;
}

function closeRange(range: ValueRange): ValueRange {
  const min = range.min === undefined ? {} : { min: beyond(range.min, 1) };
  const max = range.max === undefined ? {} : { max: beyond(range.max, -1) };
  return { ...min, ...max };
}

/**
 * Reads what somebody typed into the filter box of a number column with this unit: `4k7`, `>=50V`, `1k..10k`,
 * `±5%`. Returns the requirement in the stored unit, or why it cannot be read, never an empty filter.
 */
export function parseFilter(
  text: string,
  unit: Unit,
  options: FilterOptions = {},
): Result<number | ValueRange, PartValueCode> {
  const bare = /^\s*[+-]?[\d.,]+\s*$/.test(text.normalize('NFKC'));
  const parsed = parsePartValue(bare && options.assume ? text + options.assume : text, { kind: unit });
  if (!parsed.ok) return parsed;
  const { si, exclusive } = parsed.value;
  return { ok: true, value: exclusive && typeof si !== 'number' ? closeRange(si) : si };
}
