import type { Operation } from '#description/description.ts';
import { asObject, isObject, type Json, type JsonObject } from '#description/json.ts';
import { plainSchema, reachedComponents } from '#description/json-schema.ts';
import { resolveRef } from '#description/operations.ts';

/** A form: a schema that stands alone, and what `x-widget` and `x-enum-names` say about its fields. */
export interface Form {
  readonly schema: JsonObject;
  readonly uiSchema: JsonObject;
}

const refer = (name: string) => `#/$defs/${name}`;

/** `plainSchema` with the defaults that a form starts from. */
function formSchema(schema: Json): JsonObject {
  const plain = asObject(plainSchema(schema, refer));
  const { properties } = asObject(schema);
  if (!isObject(plain.properties)) return plain;
  const withDefaults = Object.entries(plain.properties).map(([name, one]) => {
    const preset = asObject(asObject(properties)[name]).default;
    return [name, preset === undefined ? one : { ...asObject(one), default: preset }];
  });
  return { ...plain, properties: Object.fromEntries(withDefaults) };
}

/** Widget, its options and the enum's names of one field, and of the fields inside it. */
function hints(document: JsonObject, node: Json, depth = 0): JsonObject {
  const field = resolveRef(document, node);
  const widget = field['x-widget'];
  const { name, ...options } = isObject(widget) ? widget : { name: widget };
  const names = field['x-enum-names'];
  const all = {
    ...options,
    ...(field['x-after'] === undefined ? {} : { after: field['x-after'] }),
    ...(Array.isArray(names) ? { names } : {}),
  };
  const inside = depth > 4 ? {} : hintsInside(document, field, depth + 1);
  return {
    ...(typeof name === 'string' ? { 'ui:widget': name } : {}),
    ...(Object.keys(all).length > 0 ? { 'ui:options': all } : {}),
    ...inside,
  };
}

function hintsInside(document: JsonObject, field: JsonObject, depth: number): JsonObject {
  const items = isObject(field.items) ? hints(document, field.items, depth) : {};
  const rows = Object.entries(asObject(field.properties)).map(([name, one]): [string, JsonObject] => [
    name,
    hints(document, one, depth),
  ]);
  return {
    ...(Object.keys(items).length > 0 ? { items } : {}),
    ...Object.fromEntries(rows.filter(([, one]) => Object.keys(one).length > 0)),
  };
}

/**
 * The form of an operation of the view `forPages`, or undefined where it has no `x-form`: no page shows such a call as a form.
 * `ui:order` is the order of the description, `ui:fieldOrder` has that of each language that differs.
 */
export function formOf(view: JsonObject, { id, node, body }: Operation): Form | undefined {
  if (node['x-form'] === undefined) return undefined;
  if (body === undefined) throw new Error(`${id} has x-form and no request body`);
  const names = Object.keys(asObject(body.properties));
  const { patternProperties: _, ...fixed } = body;
  const uiSchema = hintsInside(view, fixed, 0);
  const defs = Object.entries(reachedComponents(view, fixed)).map(([name, one]): [string, Json] => [
    name,
    formSchema(one),
  ]);
  return {
    schema: { ...formSchema(fixed), ...(defs.length > 0 ? { $defs: Object.fromEntries(defs) } : {}) },
    uiSchema: {
      ...uiSchema,
      'ui:order': names,
      ...(isObject(body['x-field-order']) ? { 'ui:fieldOrder': body['x-field-order'] } : {}),
    },
  };
}
