import type { Description } from './description.ts';
import { asList, asObject, isObject, type Json, type JsonObject } from './json.ts';
import { resolveRef, transportNames } from './operations.ts';

type Change = (node: JsonObject, key: string) => JsonObject;

/** A copy of a JSON value in which every object went through `change`, parents before children. */
export function rewrite(node: Json, change: Change, key = ''): Json {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, change, key));
  if (!isObject(node)) return node;
  const changed = change(node, key);
  return Object.fromEntries(
    Object.entries(changed).map(([name, value]) => [name, rewrite(value, change, name)]),
  );
}

/**
 * Only the answer 200 and in it only the success of `oneOf: [success, Refusal]` is left: callers get a refusal
 * as a thrown error.
 */
const successOnly: Change = (node, key) => {
  if (key === 'responses' && isObject(node['200'])) return { 200: node['200'] };
  if (key === 'application/json' && isObject(node.schema) && Array.isArray(node.schema.oneOf))
    return { ...node, schema: node.schema.oneOf[0] ?? {} };
  return node;
};

/** Parameters and properties filled in by the transport are gone, headers too. */
function noTransport(document: JsonObject): Change {
  const isPages = (one: Json) => {
    const parameter = resolveRef(document, one);
    return parameter['x-transport'] === undefined && parameter.in !== 'header';
  };
  return (node, key) => {
    const { parameters, security: _, ...rest } = node;
    if (Array.isArray(parameters)) {
      const shown = parameters.filter(isPages);
      return shown.length > 0 ? { ...rest, parameters: shown } : rest;
    }
    if (key === 'components') return withoutComponents(node, isPages);
    return key === 'properties' || !isObject(node.properties) ? node : withoutProperties(document, node);
  };
}

function withoutComponents(components: JsonObject, isPages: (one: Json) => boolean): JsonObject {
  const { securitySchemes: _s, responses: _r, parameters, ...rest } = components;
  const shown = Object.entries(asObject(parameters)).filter(([, one]) => isPages(one));
  return { ...rest, parameters: Object.fromEntries(shown) };
}

function withoutProperties(document: JsonObject, node: JsonObject): JsonObject {
  const names = new Set(transportNames(document, node.properties));
  if (names.size === 0) return node;
  const properties = Object.fromEntries(
    Object.entries(asObject(node.properties)).filter(([name]) => !names.has(name)),
  );
  const required = asList(node.required).filter((name) => !names.has(String(name)));
  const { required: _, ...rest } = node;
  return { ...rest, ...(required.length > 0 ? { required } : {}), properties };
}

/** A field that travels as JSON text, as what the text says (JSON Schema `contentSchema`). */
export function decodedField(document: JsonObject, schema: Json): Json {
  const field = resolveRef(document, schema);
  if (!isObject(field.contentSchema)) return schema;
  const { type: _t, contentMediaType: _m, contentSchema, minLength: _n, maxLength: _x, ...rest } = field;
  return { ...rest, ...contentSchema };
}

/** Body schemas with their JSON text fields decoded; responses keep such texts as they are on the wire. */
function decodedBodies(document: JsonObject): Change {
  const bodies = new Set<string>();
  rewrite(document.paths ?? {}, (node, key) => {
    if (key === 'requestBody')
      for (const type of Object.values(asObject(node.content))) {
        const ref = asObject(asObject(type).schema).$ref;
        if (typeof ref === 'string') bodies.add(ref);
      }
    return node;
  });
  return (node, key) =>
    key !== 'schemas'
      ? node
      : Object.fromEntries(
          Object.entries(node).map(([name, value]) => {
            const schema = asObject(value);
            if (!bodies.has(`#/components/schemas/${name}`) || !isObject(schema.properties))
              return [name, value];
            const properties = Object.entries(schema.properties).map(([field, one]) => [
              field,
              decodedField(document, one),
            ]);
            return [name, { ...schema, properties: Object.fromEntries(properties) }];
          }),
        );
}

/**
 * The description as a page sees it: only the responses of successful calls, no transport fields and headers, JSON text fields of
 * requests as what they carry. Read by types, hooks and forms.
 */
export function forPages({ document }: Pick<Description, 'document'>): JsonObject {
  const changes = [successOnly, noTransport(document), decodedBodies(document)];
  return asObject(rewrite(document, (node, key) => changes.reduce((now, change) => change(now, key), node)));
}
