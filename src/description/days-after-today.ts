import type { Operation } from './description.ts';
import { asObject, type JsonObject } from './json.ts';
import { resolveRef } from './operations.ts';

/** The fields of a request that hold a day after the current one (`x-after: today`). */
export function daysAfterToday(document: JsonObject, { body }: Operation): string[] {
  return Object.entries(asObject(body?.properties))
    .filter(([, schema]) => resolveRef(document, schema)['x-after'] === 'today')
    .map(([name]) => name);
}
