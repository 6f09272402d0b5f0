import { asList, asObject, isObject, type Json, type JsonObject } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import type { Call } from '../call/pair-operations.ts';
import type { Place } from '../schema/place.ts';

interface Stated {
  readonly value: Json;
  /** The place of the row of `x-relations`. */
  readonly pointer: string;
}

/** What fields stand for when they are left out, as `x-relations` states it, put where the schema says it too. */
export interface StatedDefaults {
  /** A schema with the default of the field of this name. */
  readonly on: (place: Place, name: string) => Place;
  /** A form with the defaults on its fields. */
  readonly onFieldsOf: (form: Place) => Place;
}

/** The defaults that an operation states as a relation and its schema does not; one and the same default is compared once, wherever it is written. */
export function defaultsOf(call: Call): StatedDefaults {
  const stated = new Map<string, Stated>();
  asList(call.node['x-relations']).forEach((row, index) => {
    const { default: name, value } = asObject(row);
    if (typeof name !== 'string' || value === undefined) return;
    stated.set(name, { value, pointer: `${call.pointer}/x-relations/${index}/value` });
  });
  const on = (place: Place, name: string): Place => {
    const row = stated.get(name);
    if (!row || 'default' in place.schema) return place;
    const elsewhere = { ...place.elsewhere, default: row.pointer };
    return { ...place, schema: { ...place.schema, default: row.value }, elsewhere };
  };
  return { on, onFieldsOf: (form) => ({ ...form, schema: withDefaults(call.document, form, stated) }) };
}

function withDefaults(document: JsonObject, form: Place, stated: ReadonlyMap<string, Stated>): JsonObject {
  const fields = asObject(form.schema.properties);
  const known = [...stated].filter(([name]) => name in fields);
  if (known.length === 0) return form.schema;
  const changed = known.map(([name, row]) => {
    const own = fields[name];
    if ('default' in resolveRef(document, own)) return [name, own ?? {}] as const;
    return [name, isObject(own) ? { ...own, default: row.value } : { default: row.value }] as const;
  });
  return { ...form.schema, properties: { ...fields, ...Object.fromEntries(changed) } };
}
