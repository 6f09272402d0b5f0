import type { ErrorObject } from 'ajv';
import { type Json, pointerStep } from '#description/json.ts';
import { recordOf } from '#domain/record-of.ts';
import type { Contract } from '../contract.ts';
import type { Kind } from '../kinds.ts';
import { isMoney, schemaAt } from './described.ts';
import type { Notes } from './notes.ts';
import { showValue } from './show-value.ts';

type SchemaError = ErrorObject<string, Record<string, unknown>>;

/** How a broken keyword is reported: its kind, the member it is about when the path does not name it, and the rule in words. */
interface ScenarioRun {
  readonly kind: Kind;
  readonly expected: string;
  readonly member?: string;
}

/** Keywords that only say that something inside them is wrong, which has an error of its own. */
const silent = new Set(['if', 'then', 'else', 'oneOf', 'anyOf', 'allOf', '$ref', 'propertyNames']);

const kindOf: Readonly<Record<string, readonly [kind: Kind, words: string]>> = {
  minimum: ['out-of-range', 'at least'],
  maximum: ['out-of-range', 'at most'],
  exclusiveMinimum: ['out-of-range', 'more than'],
  exclusiveMaximum: ['out-of-range', 'less than'],
  multipleOf: ['out-of-range', 'a multiple of'],
  minLength: ['wrong-length', 'characters, at least'],
  maxLength: ['wrong-length', 'characters, at most'],
  minItems: ['wrong-length', 'items, at least'],
  maxItems: ['wrong-length', 'items, at most'],
  enum: ['unknown-enum-value', 'one of'],
  const: ['unknown-enum-value', 'the value'],
  format: ['wrong-format', 'format'],
  pattern: ['wrong-format', 'pattern'],
};

/** Whether a value of a schema of the description breaks it; every place that does is noted once, with the kind of its rule. */
export function judgeSchema(contract: Contract, schema: Json, value: Json, notes: Notes): void {
  const validate = contract.validator(schema);
  if (validate(value)) return;
  const errors: readonly SchemaError[] = validate.errors ?? [];
  const scenario = errors.filter((error) => !silent.has(error.keyword));
  for (const error of scenario.length > 0 ? scenario : errors) {
    const { kind, expected, member } = describeError(contract, schema, error);
    const step = member === undefined ? '' : `/${pointerStep(member)}`;
    const actual: unknown = member === undefined ? error.data : recordOf(error.data)[member];
    notes.add(kind, `response#${error.instancePath}${step}`, {
      expected,
      actual: showValue(actual),
    });
  }
}

function describeError(contract: Contract, schema: Json, error: SchemaError): ScenarioRun {
  const { keyword, params } = error;
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const member = String(params.additionalProperty ?? params.unevaluatedProperty);
    return { kind: 'unknown-field', expected: 'no such field', member };
  }
  if (keyword === 'required' || keyword === 'dependentRequired')
    return { kind: 'missing-field', expected: 'required', member: String(params.missingProperty) };
  if (keyword === 'type') return describeTypeError(contract, schema, error);
  const [kind, words] = kindOf[keyword] ?? ['broken-rule', keyword];
  return { kind, expected: `${words} ${showValue(error.schema)}` };
}

function describeTypeError(
  contract: Contract,
  schema: Json,
  { data, params, instancePath }: SchemaError,
): ScenarioRun {
  const types = Array.isArray(params.type) ? params.type.join(' or ') : String(params.type);
  if (data === null) return { kind: 'null-value', expected: types };
  const isFraction = typeof data === 'number' && types.includes('integer');
  if (!isFraction) return { kind: 'wrong-type', expected: types };
  const described = schemaAt(contract, schema, instancePath);
  return described && isMoney(described)
    ? { kind: 'money-not-whole', expected: 'a whole number of cents' }
    : { kind: 'wrong-type', expected: types };
}
