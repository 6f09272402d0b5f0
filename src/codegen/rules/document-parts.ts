import { asObject, type JsonObject } from '#description/json.ts';

/** The operation of a document at a path. */
export function operation(document: JsonObject, path: string, method: string): JsonObject {
  return asObject(asObject(asObject(document.paths)[path])[method]);
}

/** The schema of a document with this name. */
export function schema(document: JsonObject, name: string): JsonObject {
  return asObject(asObject(asObject(document.components).schemas)[name]);
}

/** A field of that schema. */
export function property(document: JsonObject, name: string, field: string): JsonObject {
  return asObject(asObject(schema(document, name).properties)[field]);
}
