import { type Result, refuse } from '../result.ts';
import type { PartValueCode, ValueRange } from './parse.ts';

/** What a number filter asks for: one value (compared within a relative 1e-4) or a range with closed ends. */
export type NumberFilter = number | ValueRange;

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
