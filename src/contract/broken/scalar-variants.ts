import { asList, type Json, type JsonObject } from '#description/json.ts';
import { typesOf } from '#description/json-schema.ts';
import { misshapenTexts, widestText } from './misshapen-texts.ts';
import { fitsText, lengthsOf, textOfLength } from './text-values.ts';
import type { Carrier, Variant, Variants } from './variant.ts';

const here = (what: string, expected: string, value: Json): Variant => ({ path: [], what, expected, value });

const farAway = 1e20;
const mostLetters = 1_100_000;

function allowedValues(schema: JsonObject): Json[] {
  return asList(schema.enum ?? (schema.const === undefined ? [] : [schema.const]));
}

function unknownNumbers(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const gap = Array.from({ length: Math.min(50, most - least) }, (_, index) => least + index).find(
    (one) => !values.includes(one),
  );
  return [least - 1, most + 1, ...(gap === undefined ? [] : [gap])];
}

/** Numbers beyond the limits and at them; words, fractions and halves of numbers for the type. */
export function numberVariants(schema: JsonObject, carrier: Carrier): Variants {
  const type = typesOf(schema)[0] ?? 'number';
  const expected = type === 'integer' ? 'an integer' : 'a number';
  const { minimum, maximum } = schema;
  const values = allowedValues(schema).filter((value) => typeof value === 'number');
  const breaks = wrongNumbers(type, expected, carrier);
  const edges: Variant[] = [];
  if (values.length > 0) {
    for (const one of unknownNumbers(values))
      breaks.push(here(`${one} is not in the list`, `one of ${values.join(', ')}`, one));
    for (const one of values) edges.push(here(`${one} of the list`, `one of ${values.join(', ')}`, one));
  }
  if (typeof minimum === 'number') {
    breaks.push(here('below the minimum', `at least ${minimum}`, minimum - 1));
    breaks.push(here('far below the minimum', `at least ${minimum}`, -farAway));
    edges.push(here('the minimum', `at least ${minimum}`, minimum));
  }
  if (typeof maximum === 'number') {
    breaks.push(here('above the maximum', `at most ${maximum}`, maximum + 1));
    breaks.push(here('far above the maximum', `at most ${maximum}`, farAway));
    edges.push(here('the maximum', `at most ${maximum}`, maximum));
  }
  return { breaks, edges };
}

function wrongNumbers(type: string, expected: string, carrier: Carrier): Variant[] {
  const fraction = type === 'integer' ? [here('a fraction', expected, 1.5)] : [];
  if (carrier === 'json') {
    const others: readonly (readonly [string, Json])[] = [
      ['a number as text', '1'],
      ['true', true],
      ['null', null],
      ['a list', [1]],
    ];
    return [...fraction, ...others.map(([what, value]) => here(what, expected, value))];
  }
  const texts = ['words', 'true1', '1x', '0x1', ''];
  return [...fraction, ...texts.map((text) => here(text === '' ? 'empty' : `'${text}'`, expected, text))];
}

/** Texts too long, too short and of a wrong form, and the longest and shortest allowed. */
export function textVariants(schema: JsonObject, sample: string, carrier: Carrier): Variants {
  const { least, most } = lengthsOf(schema);
  const breaks: Variant[] = [];
  const edges: Variant[] = [];
  if (most !== undefined && most < mostLetters && allowedValues(schema).length === 0) {
    const expected = `at most ${most} characters`;
    breaks.push(here('too long by one', expected, textOfLength(schema, most + 1) ?? 'a'.repeat(most + 1)));
    const [longest, widest] = [textOfLength(schema, most), widestText(schema)];
    if (longest !== undefined) edges.push(here('the longest', expected, longest));
    if (widest !== undefined) edges.push(here('the longest in rare characters', expected, widest));
  }
  if (least > 0) {
    const expected = `at least ${least} characters`;
    const short = textOfLength(schema, least - 1) ?? sample.slice(0, least - 1);
    breaks.push(here(least === 1 ? 'empty' : 'too short by one', expected, short));
    const shortest = textOfLength(schema, least);
    if (shortest !== undefined) edges.push(here('the shortest', expected, shortest));
  }
  if (least !== 1) (fitsText(schema, '') ? edges : breaks).push(here('empty', formOf(schema, least), ''));
  for (const { what, text } of misshapenTexts(schema, sample))
    breaks.push(here(`${what}: ${JSON.stringify(text.slice(0, 40))}`, formOf(schema, least), text));
  breaks.push(here('U+0000 inside', 'characters that can be kept', `${sample.slice(0, -1)}\0`));
  for (const value of allowedValues(schema))
    edges.push(here(`${JSON.stringify(value)} of the list`, formOf(schema, least), value));
  return { breaks: [...breaks, ...(carrier === 'json' ? wrongTexts() : [])], edges };
}

function wrongTexts(): Variant[] {
  const others: readonly (readonly [string, Json])[] = [
    ['a number', 5],
    ['true', true],
    ['null', null],
    ['a list', ['a']],
    ['an object', {}],
  ];
  return others.map(([what, value]) => here(what, 'a text', value));
}

function formOf(schema: JsonObject, least: number): string {
  const values = allowedValues(schema);
  if (values.length > 0) return `one of ${values.join(', ')}`;
  if (typeof schema.format === 'string') return `format ${schema.format}`;
  return typeof schema.pattern === 'string' ? `pattern ${schema.pattern}` : `at least ${least} characters`;
}
