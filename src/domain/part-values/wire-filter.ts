import { type Result, refuse } from '../result.ts';
import type { PartValueCode, ValueRange } from './parse.ts';

/** One value of a number filter. What it means for a part is in `boxesOf`. */
export interface NumberFilter {
  readonly value: number | ValueRange;
  /** The part states exactly this value; otherwise the value is a requirement. */
  readonly exactly: boolean;
}

const exactMark = '=';

/** Writes a filter as it is sent and as it is in the URL: `4700`, `1000..10000`, `50..`, `..5`, exactly `=-40..85`. */
export function filterToWire({ value, exactly }: NumberFilter): string {
  const text = typeof value === 'number' ? String(value) : `${value.min ?? ''}..${value.max ?? ''}`;
  return exactly ? exactMark + text : text;
}

const wireNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

function isNumber(text: string): boolean {
  return wireNumber.test(text) && Number.isFinite(Number(text));
}

/** Reads one value of a number filter from the wire; plain numbers in the stored unit only. */
export function filterFromWire(text: string): Result<NumberFilter, PartValueCode> {
  const exactly = text.startsWith(exactMark);
  const body = exactly ? text.slice(exactMark.length) : text;
  const dots = body.indexOf('..');
  const [low, high] = dots < 0 ? [body, body] : [body.slice(0, dots), body.slice(dots + 2)];
  const wrong = [low, high].some((end) => end !== '' && !isNumber(end));
  if (wrong || (low === '' && high === '')) return refuse('notANumber', { text });
  if (dots < 0) return { ok: true, value: { value: Number(body), exactly } };
  if (low && high && Number(low) > Number(high)) return refuse('minAboveMax', { text });
  const value = { ...(low && { min: Number(low) }), ...(high && { max: Number(high) }) };
  return { ok: true, value: { value, exactly } };
}
