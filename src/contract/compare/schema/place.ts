import { asText, isObject, type Json, type JsonObject, pointerStep, valueAt } from '#description/json.ts';

/** A schema with its references followed, and where each of its keywords is written. */
export interface Place {
  /** The bundle that it is from. */
  readonly document: JsonObject;
  readonly schema: JsonObject;
  /** JSON pointer of the schema itself, behind the last reference. */
  readonly pointer: string;
  /** Pointers of keywords next to a reference, which are in another place than the rest. */
  readonly elsewhere: Readonly<Record<string, string>>;
  /** Name of the component, if it is one. */
  readonly name: string;
}

/** The schema at a pointer of a bundle; siblings of `$ref` win over what it names (JSON Schema 2020-12 adds them). */
export function placeOf(document: JsonObject, node: Json | undefined, pointer: string): Place {
  if (node === false) return plainPlace(document, { not: {} }, pointer);
  if (!isObject(node)) return plainPlace(document, {}, pointer);
  const { $ref, ...own } = node;
  if (typeof $ref !== 'string') return plainPlace(document, node, pointer);
  const target = placeOf(document, valueAt(document, $ref.slice(1)), $ref.slice(1));
  const ownKeywords = Object.fromEntries(
    Object.keys(own).map((key) => [key, `${pointer}/${pointerStep(key)}`]),
  );
  return {
    ...target,
    schema: { ...target.schema, ...own },
    elsewhere: { ...target.elsewhere, ...ownKeywords },
    name: target.name === '' ? asText($ref.split('/').at(-1)) : target.name,
  };
}

function plainPlace(document: JsonObject, schema: JsonObject, pointer: string): Place {
  const [, name = ''] = /^\/components\/[^/]+\/([^/]+)$/.exec(pointer) ?? [];
  return { document, schema, pointer, elsewhere: {}, name };
}

/** Where a keyword of the schema is written, or would be. */
export function pointerTo(place: Place, ...steps: readonly string[]): string {
  const [first = '', ...more] = steps;
  const start = place.elsewhere[first] ?? `${place.pointer}/${pointerStep(first)}`;
  return [start, ...more.map(pointerStep)].join('/');
}

/** What is below a schema at these steps, with references followed; nothing there is the schema that allows all. */
export function placeBelow(place: Place, ...steps: readonly string[]): Place {
  const node = valueAt(place.schema, steps.map((step) => `/${pointerStep(step)}`).join(''));
  return placeOf(place.document, node, pointerTo(place, ...steps));
}
