import { asList, asObject, isObject, type Json, type JsonObject } from './json.ts';

/** Keywords that validate nothing. */
const annotations = new Set([
  'title',
  'description',
  'example',
  'examples',
  'default',
  'deprecated',
  'externalDocs',
  'contentMediaType',
  'contentSchema',
  'contentEncoding',
  'discriminator',
  'xml',
]);

/** Formats that only inform a reader or a form. */
const telling = new Set<unknown>(['int32', 'int64', 'binary', 'password']);

const maps = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
const data = new Set(['enum', 'const']);

/**
 * A schema of the description (JSON Schema 2020-12 inside OpenAPI 3.1) with only what validates: no annotations, no
 * `x-`, no integer formats; references to components go through `refer`.
 */
export function plainSchema(schema: Json, refer: (name: string) => string): Json {
  if (Array.isArray(schema)) return schema.map((item) => plainSchema(item, refer));
  if (!isObject(schema)) return schema;
  const out: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) {
    if (annotations.has(key) || key.startsWith('x-')) continue;
    if (key === 'format' && telling.has(value)) continue;
    if (key === '$ref' && typeof value === 'string')
      out.$ref = refer(value.replace('#/components/schemas/', ''));
    else if (maps.has(key))
      out[key] = Object.fromEntries(
        Object.entries(asObject(value)).map(([name, one]) => [name, plainSchema(one, refer)]),
      );
    else out[key] = data.has(key) ? value : plainSchema(value, refer);
  }
  return out;
}

/** The types that a schema allows, without `null`; of a schema without `type`, those of its `enum`. */
export function typesOf(schema: JsonObject): string[] {
  const { type } = schema;
  if (type === undefined) {
    const values = asList(schema.enum ?? (schema.const === undefined ? [] : [schema.const]));
    return [...new Set(values.map((value) => (Number.isInteger(value) ? 'integer' : typeof value)))];
  }
  return (Array.isArray(type) ? type.map(String) : [String(type)]).filter((name) => name !== 'null');
}

/** Whether a field holds a file: `contentMediaType` other than JSON, or `format: binary`. */
export function isFileSchema(schema: JsonObject): boolean {
  const media = schema.contentMediaType;
  return (typeof media === 'string' && media !== 'application/json') || schema.format === 'binary';
}

/** The components that a schema reaches through references, by name, in order of name. */
export function reachedComponents(document: JsonObject, schema: Json): JsonObject {
  const all = asObject(asObject(document.components).schemas);
  const reached: JsonObject = {};
  const visit = (node: Json): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (!isObject(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== '$ref' || typeof value !== 'string') visit(value);
      else {
        const name = value.replace('#/components/schemas/', '');
        const target = all[name];
        if (name in reached || target === undefined) continue;
        reached[name] = target;
        visit(target);
      }
    }
  };
  visit(schema);
  return Object.fromEntries(Object.entries(reached).sort(([a], [b]) => (a < b ? -1 : 1)));
}
