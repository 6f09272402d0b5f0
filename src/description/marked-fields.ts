import type { Operation } from './description.ts';
import { asObject, type JsonObject } from './json.ts';
import { resolveRef } from './operations.ts';

/** The fields of a request that have an extension, such as `x-after`. */
export function markedFields(document: JsonObject, { body }: Operation, mark: `x-${string}`): string[] {
  return Object.entries(asObject(body?.properties))
    .filter(([, schema]) => mark in resolveRef(document, schema))
    .map(([name]) => name);
}
