import { type Result, refuse } from '../result.ts';
import { type PartValueCode, parsePartValue, type ValueRange } from './parse.ts';
import { relativeTolerance } from './same-value.ts';
import type { Unit } from './units.ts';

/** What a number filter asks for: one value (compared within a relative 1e-4) or a range with closed ends. */
export type NumberFilter = number | ValueRange;

export interface FilterOptions {
  /** The unit text that stands beside the box (`mm`), taken for a number typed without any. */
  readonly assume?: string;
}

/** Just outside the tolerance of equality, so that `>50V` does not find 50 V. */
function beyond(value: number, direction: 1 | -1): number {
  return value + direction * Math.abs(value) * relativeTolerance * 1.01;
}

function closed(range: ValueRange): ValueRange {
  const min = range.min === undefined ? {} : { min: beyond(range.min, 1) };
  const max = range.max === undefined ? {} : { max: beyond(range.max, -1) };
  return { ...min, ...max };
}

/**
 * Reads what somebody typed into the filter box of a number column with this unit: `4k7`, `>=50V`, `1k..10k`,
 * `±5%`. Answers the value or range in the stored unit, or why it cannot be read, never an empty filter.
 */
export function parseFilter(
  text: string,
  unit: Unit,
  options: FilterOptions = {},
): Result<NumberFilter, PartValueCode> {
  const bare = /^\s*[+-]?[\d.,]+\s*$/.test(text.normalize('NFKC'));
  const parsed = parsePartValue(bare && options.assume ? text + options.assume : text, { kind: unit });
  if (!parsed.ok) return parsed;
  const { si, exclusive } = parsed.value;
  return { ok: true, value: exclusive && typeof si !== 'number' ? closed(si) : si };
}

/** Writes a filter as it travels and stands in the URL: `4700`, `1000..10000`, `50..`, `..5`. */
export function filterToWire(filter: NumberFilter): string {
  if (typeof filter === 'number') return String(filter);
  return `${filter.min ?? ''}..${filter.max ?? ''}`;
}

const wireNumber = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?`;
const wirePattern = new RegExp(String.raw`^(${wireNumber})?(\.\.)?(${wireNumber})?$`);

/** Reads one value of a number filter from the wire; plain numbers in the stored unit only. */
export function filterFromWire(text: string): Result<NumberFilter, PartValueCode> {
  const dots = text.indexOf('..');
  const [low, high] = dots < 0 ? [text, text] : [text.slice(0, dots), text.slice(dots + 2)];
  const wrong = [low, high].some((end) => end !== '' && !wirePattern.test(end));
  if (wrong || (low === '' && high === '')) return refuse('notANumber', { text });
  if (dots < 0) return { ok: true, value: Number(text) };
  const range = { ...(low && { min: Number(low) }), ...(high && { max: Number(high) }) };
  if (low && high && Number(low) > Number(high)) return refuse('minAboveMax', { text });
  return { ok: true, value: range };
}
