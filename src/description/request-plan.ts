import type { FieldKind, FieldPlan } from '#domain/wire/decode.ts';
import type { Operation } from './description.ts';
import { asList, asObject, isObject, type Json, type JsonObject } from './json.ts';
import { isFileSchema, typesOf } from './json-schema.ts';
import { resolveRef, transportNames } from './operations.ts';
import { prefixOf } from './patterned.ts';
import { decodedField } from './views.ts';

/** A request of an operation: how its fields are read, and the schema of the values that come out. */
export interface PlannedRequest {
  readonly fields: Readonly<Record<string, FieldPlan>>;
  readonly numbered: Readonly<Record<string, FieldPlan>>;
  readonly schema: JsonObject;
}

/** Whether the token is good is asked before anything else, with codes of its own: here any text will do. */
const tokenField = 'token';

/** How the request of an operation is read from the wire: where each field is, and the schema of all of them. */
export function planRequest(document: JsonObject, operation: Operation): PlannedRequest {
  const fields: Record<string, FieldPlan> = {};
  const properties: JsonObject = {};
  const required = new Set<string>();
  for (const one of operation.parameters) {
    if (one.in === 'header') continue;
    fields[one.name] = planField(document, one.schema, one.in, {
      required: one.required,
      transport: one.transport !== undefined,
    });
    properties[one.name] = fieldSchema(document, one.schema);
    if (one.required) required.add(one.name);
  }
  const {
    properties: bodyProperties,
    required: bodyRequired,
    patternProperties,
    ...rules
  } = operation.body ?? {};
  const transport = new Set(transportNames(document, bodyProperties));
  for (const name of asList(bodyRequired)) required.add(String(name));
  for (const [name, schema] of Object.entries(asObject(bodyProperties))) {
    const marks = { required: required.has(name), transport: transport.has(name) };
    fields[name] = planField(document, schema, 'form', marks);
    properties[name] = fieldSchema(document, schema);
  }
  if (tokenField in properties) properties[tokenField] = {};
  required.delete(tokenField);
  const { additionalProperties: _, ...bodyRules } = rules;
  return {
    fields,
    numbered: numberedFields(document, patternProperties),
    schema: {
      ...bodyRules,
      type: 'object',
      properties,
      ...(isObject(patternProperties) ? { patternProperties } : {}),
      ...(required.size > 0 ? { required: [...required] } : {}),
    },
  };
}

function numberedFields(document: JsonObject, patterns: Json | undefined): Record<string, FieldPlan> {
  return Object.fromEntries(
    Object.entries(asObject(patterns)).map(([pattern, schema]) => [
      prefixOf(pattern),
      planField(document, schema, 'form', { required: false, transport: false }),
    ]),
  );
}

/** A list field is validated as a list, a JSON text field as what it carries, a file not at all. */
function fieldSchema(document: JsonObject, schema: Json): Json {
  return isFileSchema(resolveRef(document, schema)) ? {} : decodedField(document, schema);
}

function planField(
  document: JsonObject,
  schema: Json,
  place: FieldPlan['in'],
  marks: { required: boolean; transport: boolean },
): FieldPlan {
  const field = resolveRef(document, schema);
  const many = typesOf(field).includes('array') && !isObject(field.contentSchema);
  const kind = kindOf(many ? resolveRef(document, field.items) : field);
  const { default: preset, maxLength } = field;
  const { maxItems } = kind === 'json' ? resolveRef(document, field.contentSchema) : {};
  const isPreset = typeof preset === 'number' || typeof preset === 'string' || typeof preset === 'boolean';
  return {
    kind,
    in: place,
    ...(marks.required ? { required: true } : {}),
    ...(many ? { many: true } : {}),
    ...(marks.transport ? { transport: true } : {}),
    ...(isPreset && !marks.transport ? { default: preset } : {}),
    ...(kind === 'json' && typeof maxLength === 'number' ? { maxText: maxLength } : {}),
    ...(typeof maxItems === 'number' ? { maxItems } : {}),
  };
}

function kindOf(field: JsonObject): FieldKind {
  if (isObject(field.contentSchema)) return 'json';
  if (isFileSchema(field)) return 'file';
  const [type, ...others] = typesOf(field);
  if (others.length > 0)
    return others.every((one) => one !== 'string') && type !== 'string' ? 'number' : 'text';
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  return type === 'object' || type === 'array' ? 'json' : 'text';
}
