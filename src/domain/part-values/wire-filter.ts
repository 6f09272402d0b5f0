import { type Result, refuse } from '../result.ts';
import type { PartValueCode, ValueRange } from './parse.ts';

/**
 * What a value asks of a part: that its range covers the value (in a column of single numbers, that its number is within it), that it
 * states exactly this value, or that the two have at least one number in common.
 */
export type FilterMode = 'covers' | 'exactly' | 'overlaps';

/** One value of a number filter. What it means for a part is in `boxesOf`. */
export interface NumberFilter {
  readonly value: number | ValueRange;
  readonly mode: FilterMode;
}

/** What a filter begins with on the wire. */
const marks: Readonly<Record<FilterMode, string>> = { covers: '', exactly: '=', overlaps: '~' };

/** All modes, the default first. */
export const filterModes: readonly FilterMode[] = ['covers', 'exactly', 'overlaps'];

/** Splits the mode from the text of a filter: `~-40..85` is `overlaps` and `-40..85`. */
export function splitMode(text: string): { readonly mode: FilterMode; readonly body: string } {
  const mode = filterModes.find((one) => marks[one] !== '' && text.startsWith(marks[one])) ?? 'covers';
  return { mode, body: text.slice(marks[mode].length) };
}

/** Writes a filter as it is sent and as it is in the URL: `4700`, `1000..10000`, `50..`, `..5`, exactly `=-40..85`, overlapping `~-40..85`. */
export function filterToWire({ value, mode }: NumberFilter): string {
  const text = typeof value === 'number' ? String(value) : `${value.min ?? ''}..${value.max ?? ''}`;
  return marks[mode] + text;
}

const wireNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

function isNumber(text: string): boolean {
  return wireNumber.test(text) && Number.isFinite(Number(text));
}

/** Reads one value of a number filter from the wire; plain numbers in the stored unit only. */
export function filterFromWire(text: string): Result<NumberFilter, PartValueCode> {
  const { mode, body } = splitMode(text);
  const dots = body.indexOf('..');
  const [low, high] = dots < 0 ? [body, body] : [body.slice(0, dots), body.slice(dots + 2)];
  const wrong = [low, high].some((end) => end !== '' && !isNumber(end));
  if (wrong || (low === '' && high === '')) return refuse('notANumber', { text });
  if (dots < 0) return { ok: true, value: { value: Number(body), mode } };
  if (low && high && Number(low) > Number(high)) return refuse('minAboveMax', { text });
  const value = { ...(low && { min: Number(low) }), ...(high && { max: Number(high) }) };
  return { ok: true, value: { value, mode } };
}
