import * as fc from 'fast-check';
import { asList, type JsonObject } from '#description/json.ts';
import { isKeyOf } from '#domain/own-value.ts';
import { remember } from '#domain/text/remember.ts';
import { formats } from '#domain/wire/formats.ts';

/** Texts of common forms, tried before texts are made from a pattern. */
const seeds = [
  'a',
  '1',
  'A1',
  'Aa1',
  'sample text',
  'someone@example.com',
  '2096-02-29',
  '2096-02-29T10:00:00Z',
];

const numberOr = (value: unknown, other: number) => (typeof value === 'number' ? value : other);

/** Length as JSON Schema counts it: characters, not halves of them. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** The shortest and the longest length that a schema allows; `most` is undefined where there is no limit. */
export function lengthsOf(schema: JsonObject): { readonly least: number; readonly most: number | undefined } {
  const { minLength, maxLength } = schema;
  return { least: numberOr(minLength, 0), most: typeof maxLength === 'number' ? maxLength : undefined };
}

/** Whether a text fits what a schema says besides its length. */
export function fitsForm(schema: JsonObject, text: string): boolean {
  const { pattern, format } = schema;
  const values = asList(schema.enum ?? (schema.const === undefined ? [] : [schema.const]));
  if (values.length > 0 && !values.includes(text)) return false;
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)) return false;
  const check = typeof format === 'string' && isKeyOf(formats, format) ? formats[format] : undefined;
  return check?.(text) ?? true;
}

/** Whether a text fits a schema; its keywords for texts only. */
export function fitsText(schema: JsonObject, text: string): boolean {
  const { least, most } = lengthsOf(schema);
  const length = lengthOf(text);
  return length >= least && length <= (most ?? length) && fitsForm(schema, text);
}

/** The longest text with copies of `unit` at `at` that still has its form and is not too long. */
interface Repetition {
  readonly text: string;
  readonly unit: string;
  readonly at: number;
  readonly length: number;
}

function repeatUnitAt(fits: (text: string) => boolean, { text, unit, at, length }: Repetition): string {
  const repeatUnit = (times: number) => text.slice(0, at) + unit.repeat(times) + text.slice(at);
  let [low, high] = [0, Math.floor((length - text.length) / unit.length)];
  if (fits(repeatUnit(high))) return repeatUnit(high);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(repeatUnit(middle))) low = middle;
    else high = middle;
  }
  return repeatUnit(low);
}

/** A text of the form of `start` that is longer, of exactly the given number of characters; undefined where none is found. */
function lengthenText(fits: (text: string) => boolean, start: string, length: number): string | undefined {
  const [last = ''] = start.slice(-1);
  const simple = start + last.repeat(length - start.length);
  if (last !== '' && fits(simple)) return simple;
  let text = start;
  for (let round = 0; round < 12 && text.length < length; round += 1) {
    const units = new Set([1, 2, 4, 8].map((size) => text.slice(-size)).concat(text.slice(0, 1), 'a', '1'));
    const places = new Set([text.length, 0, 1, text.indexOf('@'), text.lastIndexOf('.'), text.length >> 1]);
    const candidates = [...places]
      .filter((at) => at >= 0)
      .flatMap((at) =>
        [...units]
          .filter((unit) => unit !== '')
          .map((unit) => repeatUnitAt(fits, { text, unit, at, length })),
      );
    const longest = candidates.reduce((best, one) => (one.length > best.length ? one : best), text);
    if (longest.length === text.length) return undefined;
    text = longest;
  }
  return text.length === length ? text : undefined;
}

/** A part of `start` of exactly the given number of characters that has its form; undefined where none is found. */
function shortenText(fits: (text: string) => boolean, start: string, length: number): string | undefined {
  for (let at = 0; at + length <= start.length; at += 1) {
    const part = start.slice(at, at + length);
    if (fits(part)) return part;
  }
  const head = start.slice(0, length - 1) + start.slice(-1);
  return length > 0 && length < start.length && fits(head) ? head : undefined;
}

/** A text of exactly the given number of characters that fits the schema but for its length; undefined where there is none. */
export function textOfLength(schema: JsonObject, length: number): string | undefined {
  const fits = (text: string) => fitsForm(schema, text);
  if (length === 0) return fits('') ? '' : undefined;
  for (const start of startsOf(schema)) {
    if (!fits(start)) continue;
    if (start.length === length) return start;
    const found =
      start.length < length ? lengthenText(fits, start, length) : shortenText(fits, start, length);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Texts of a pattern, always the same ones: many fields have the same pattern, and texts of a long one take a tenth of a second. */
const textsOfPattern = remember((pattern) =>
  fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed: 1, numRuns: 20 }),
);

/** Texts that may have the form, the cheapest to make first. */
function* startsOf(schema: JsonObject): Generator<string> {
  for (const one of [...asList(schema.examples), schema.example, schema.default])
    if (typeof one === 'string') yield one;
  yield* seeds;
  const { pattern } = schema;
  // The generator knows no lookahead: a field with one needs an example in the description.
  if (typeof pattern !== 'string' || pattern.includes('(?')) return;
  yield* textsOfPattern(pattern);
}

/** A text that fits the schema, a plain one where there is a choice; undefined where none is found. */
export function sampleText(schema: JsonObject): string | undefined {
  const [first] = asList(schema.enum ?? (schema.const === undefined ? [] : [schema.const]));
  if (typeof first === 'string') return first;
  for (const text of startsOf(schema)) if (fitsText(schema, text)) return text;
  const { least, most } = lengthsOf(schema);
  return textOfLength(schema, least) ?? (most === undefined ? undefined : textOfLength(schema, most));
}
