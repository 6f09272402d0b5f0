import { base, en, Faker } from '@faker-js/faker';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { asObject, asText, type JsonObject } from '#description/json.ts';
import { plainSchema, typesOf } from '#description/json-schema.ts';
import { formats } from '#domain/wire/formats.ts';
import { namedValues } from './mock-values.ts';

const sampleCount = 60;
const ajv = new Ajv2020({ formats, strict: false, allErrors: true });

/** Half-way values: large enough to look real, small enough for sums to stay exact. */
function integerExpression({ minimum, exclusiveMinimum, maximum }: JsonObject): string {
  const low = Number(minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 0));
  const high = Math.min(Number(maximum ?? Number.MAX_SAFE_INTEGER), Math.max(low, 0) + 10_000);
  return `faker.number.int({ min: ${low}, max: ${high} })`;
}

function numberExpression(schema: JsonObject): string {
  return `${integerExpression({ ...schema, maximum: Math.floor(Number(schema.maximum ?? 1_000_000)) })}`;
}

const byFormat: Readonly<Record<string, string>> = {
  date: namedValues.date ?? '',
  'date-time': namedValues.dateTime ?? '',
  email: namedValues.email ?? '',
  uri: namedValues.url ?? '',
  'uri-reference': namedValues.filePath ?? '',
};

function stringExpression({ format, pattern, minLength, maxLength }: JsonObject): string {
  const known = byFormat[asText(format)];
  if (known !== undefined) return known;
  const max = Math.min(Number(maxLength ?? 60), 60);
  const min = Math.min(Number(minLength ?? 1), max);
  const text = asText(pattern);
  if (text === '' || text === '\\S')
    return `faker.string.alpha({ length: { min: ${min}, max: ${Math.min(max, min + 11)} } })`;
  return `faker.helpers.fromRegExp(${JSON.stringify(withoutAnchors(text, max))})`;
}

/** faker writes `^`, `$` and `\d` out literally, and takes `+` for any length. */
function withoutAnchors(pattern: string, max: number): string {
  return pattern
    .replace(/^\^/, '')
    .replace(/\$$/, '')
    .replaceAll('\\d', '[0-9]')
    .replace(/[+*]$/, `{1,${Math.min(max, 12)}}`);
}

function deriveExpression(schema: JsonObject): string {
  switch (typesOf(schema)[0]) {
    case 'integer':
      return integerExpression(schema);
    case 'number':
      return numberExpression(schema);
    case 'boolean':
      return 'faker.datatype.boolean()';
    default:
      return stringExpression(schema);
  }
}

/** What the expression gives, run as generated code would run it. */
function sample(expression: string, faker: Faker): unknown {
  return new Function('faker', `return ${expression};`)(faker);
}

/**
 * A faker expression (TypeScript as text) whose values fit a schema without properties: the one that `x-mock` names, or one
 * made from its type, format, pattern and bounds. It is tried out on the spot; throws where `x-mock` names no generator or a
 * value breaks the schema, with the place in the message.
 */
export function valueExpression(schema: JsonObject, place: string): string {
  const name = asText(schema['x-mock']);
  const expression = name === '' ? deriveExpression(schema) : cutToLength(namedValues[name], schema);
  if (expression === undefined) throw new Error(`${place}: x-mock names ${name}, which no generator has`);
  const validate = ajv.compile(asObject(plainSchema(schema, (ref) => ref)));
  const faker = new Faker({ locale: [en, base], seed: 1 });
  faker.setDefaultRefDate('2026-11-20T00:00:00.000Z');
  for (let count = 0; count < sampleCount; count += 1) {
    const value = sample(expression, faker);
    if (validate(value)) continue;
    const [error] = validate.errors ?? [];
    throw new Error(
      `${place}: the mock value ${JSON.stringify(value)} ${error?.message}; give it an x-mock that fits`,
    );
  }
  return expression;
}

/** A named value, cut to the schema's `maxLength` where it could be longer. */
function cutToLength(expression: string | undefined, schema: JsonObject): string | undefined {
  const { maxLength } = schema;
  if (
    expression === undefined ||
    typeof maxLength !== 'number' ||
    maxLength >= 200 ||
    schema.format !== undefined
  )
    return expression;
  return `(${expression}).slice(0, ${maxLength})`;
}
