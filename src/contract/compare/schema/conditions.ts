import type { JsonObject } from '#description/json.ts';
import { isSame, spelledSchema } from './canonical.ts';
import type { Place } from './place.ts';
import { pointerTo } from './place.ts';
import type { Shapes, Walk } from './walk.ts';

/** Keywords that rule values out in ways that are only compared as a whole, those together that mean one thing. */
const groups: readonly (readonly string[])[] = [
  ['if', 'then', 'else'],
  ['not'],
  ['allOf'],
  ['anyOf'],
  ['contains', 'minContains', 'maxContains'],
  ['dependentRequired'],
  ['dependentSchemas'],
  ['propertyNames'],
  ['prefixItems'],
  ['unevaluatedProperties'],
  ['unevaluatedItems'],
];

function partOf({ schema }: Place, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])));
}

/** Reports conditions and the other keywords that are not compared further. */
export function compareConditions({ base, now, at }: Shapes, walk: Walk): void {
  for (const keys of groups) {
    const [was, is] = [partOf(base.place, keys), partOf(now.place, keys)];
    const spelling = (place: Place, schema: JsonObject) =>
      spelledSchema({ document: place.document, schema });
    if (spelling(base.place, was) === spelling(now.place, is)) continue;
    const kind = isSame(was, {}) ? 'added' : isSame(is, {}) ? 'removed' : 'changed';
    const place = kind === 'removed' ? base.place : now.place;
    const first = keys.find((key) => key in place.schema) ?? '';
    walk.report({ kind: `condition-${kind}`, at, pointer: pointerTo(place, first), was, is });
  }
  compareUniqueness({ base, now, at }, walk);
}

function compareUniqueness({ base, now, at }: Pick<Shapes, 'base' | 'now' | 'at'>, walk: Walk): void {
  const [was, is] = [base, now].map(({ place }) => place.schema.uniqueItems === true);
  if (was === is) return;
  const kind = is ? 'unique-items-added' : 'unique-items-removed';
  const pointer = pointerTo(is ? now.place : base.place, 'uniqueItems');
  walk.report({ kind, at, pointer, was, is });
}
