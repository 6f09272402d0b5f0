import { asList, type Json } from '#description/json.ts';
import type { SchemaKind } from '../schema-kinds.ts';
import { isSame } from './canonical.ts';
import { addedOrRemoved, reportKeyword, type Shapes, type Walk } from './walk.ts';

/** Keywords that validate nothing, with what a change of them is. */
const notes: Readonly<Record<string, SchemaKind>> = {
  title: 'text-changed',
  description: 'text-changed',
  externalDocs: 'text-changed',
  $comment: 'text-changed',
  example: 'example-changed',
  examples: 'example-changed',
  'x-widget': 'hint-changed',
  'x-mock': 'hint-changed',
  'x-enum-labels': 'hint-changed',
  'x-added': 'hint-changed',
};

/** Keywords that other files of this folder compare. */
const compared = new Set([
  ...['type', 'enum', 'const', 'format', 'pattern', 'readOnly', 'writeOnly', 'not', 'if', 'then', 'else'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
  ...[
    'minItems',
    'maxItems',
    'uniqueItems',
    'items',
    'minProperties',
    'maxProperties',
    'required',
    'properties',
  ],
  ...['patternProperties', 'additionalProperties', 'allOf', 'oneOf', 'anyOf'],
  ...['contains', 'minContains', 'maxContains', 'dependentRequired', 'dependentSchemas', 'propertyNames'],
  ...['prefixItems', 'unevaluatedProperties', 'unevaluatedItems'],
  ...['contentMediaType', 'contentEncoding', 'contentSchema'],
]);

/** Keywords with a comparison of their own. */
const special: Readonly<Record<string, (shapes: Shapes, walk: Walk) => void>> = {
  default: compareDefault,
  deprecated: compareDeprecation,
  'x-enum-names': compareNames,
  'x-after': (shapes, walk) =>
    reportKeyword(walk, shapes, 'x-after', `day-${addedOrRemoved(shapes, 'x-after')}`),
  'x-uncommon': (shapes, walk) =>
    reportKeyword(walk, shapes, 'x-uncommon', `uncommon-${addedOrRemoved(shapes, 'x-uncommon')}`),
  'x-transport': (shapes, walk) =>
    reportKeyword(walk, shapes, 'x-transport', `transport-mark-${addedOrRemoved(shapes, 'x-transport')}`),
};

/** Reports what is on a schema without ruling values out: texts, examples, hints, default, names of values, marks. */
export function compareNotes(shapes: Shapes, walk: Walk): void {
  const [was, is] = [shapes.base.place.schema, shapes.now.place.schema];
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (compared.has(key) || isSame(was[key], is[key])) continue;
    const compare = special[key];
    if (compare) compare(shapes, walk);
    else reportKeyword(walk, shapes, key, notes[key] ?? unknownKind(key));
  }
}

/** A hint that we do not know is a hint; a keyword that we do not know may rule something. */
function unknownKind(key: string): SchemaKind {
  return key.startsWith('x-') ? 'hint-changed' : 'unknown-changed';
}

function compareDefault(shapes: Shapes, walk: Walk): void {
  const kind = shapes.always
    ? 'idle-default-changed'
    : (`default-${addedOrRemoved(shapes, 'default')}` as const);
  reportKeyword(walk, shapes, 'default', kind);
}

function compareDeprecation(shapes: Shapes, walk: Walk): void {
  const [was, is] = [shapes.base, shapes.now].map(({ place }) => place.schema.deprecated === true);
  if (was !== is) reportKeyword(walk, shapes, 'deprecated', is ? 'deprecated' : 'reactivated');
}

/** Names go with values: what counts is the name of a value that both versions have. */
function compareNames(shapes: Shapes, walk: Walk): void {
  const [old, young] = [shapes.base, shapes.now].map(({ place: { schema } }) => {
    const names = asList(schema['x-enum-names']);
    return new Map(asList(schema.enum).map((value, index) => [value, names[index]] as const));
  });
  if (!old || !young) return;
  const before: readonly (Json | undefined)[] = [...old.values()];
  const other = [...young].filter(([value, name]) => old.has(value) && !isSame(old.get(value), name));
  if (other.length === 0) return;
  const isMoved = other.some(([, name]) => name !== undefined && before.includes(name));
  reportKeyword(walk, shapes, 'x-enum-names', isMoved ? 'enum-name-moved' : 'enum-name-changed');
}
