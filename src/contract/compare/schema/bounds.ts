import type { Json, JsonObject } from '#description/json.ts';
import type { BoundKind } from '../schema-kinds.ts';
import { pointerTo } from './place.ts';
import type { Shape } from './shape.ts';
import { bothAllow } from './types.ts';
import { reportKeyword, type Shapes, type Walk } from './walk.ts';

const sizes = [
  ['minLength', 'min-length', 'string'],
  ['maxLength', 'max-length', 'string'],
  ['minItems', 'min-items', 'array'],
  ['maxItems', 'max-items', 'array'],
  ['minProperties', 'min-properties', 'object'],
  ['maxProperties', 'max-properties', 'object'],
] as const;

type BoundName = 'minimum' | 'maximum' | (typeof sizes)[number][1];

/** Reports bounds of numbers, texts, lists and objects, and steps of numbers, that come, go or move. */
export function compareBounds(shapes: Shapes, walk: Walk): void {
  if (bothAllow(shapes, 'number', 'integer')) {
    compareRange(shapes, walk, 'minimum');
    compareRange(shapes, walk, 'maximum');
    compareSteps(shapes, walk);
  }
  for (const [key, name, type] of sizes) {
    if (!bothAllow(shapes, type)) continue;
    const sizeOf = ({ place }: Shape) => place.schema[key] ?? (key.startsWith('min') ? 0 : undefined);
    reportBound(shapes, walk, { key, name, was: sizeOf(shapes.base), is: sizeOf(shapes.now) });
  }
}

interface Bound {
  readonly key: string;
  readonly name: BoundName;
  readonly was: Json | undefined;
  readonly is: Json | undefined;
}

function reportBound({ base, now, at }: Shapes, walk: Walk, { key, name, was, is }: Bound): void {
  if (was === is) return;
  const [before, after] = [readBound(base, key), readBound(now, key)];
  const kind: BoundKind =
    before === undefined
      ? `${name}-added`
      : after === undefined
        ? `${name}-removed`
        : `${name}-${Number(is) > Number(was) ? 'raised' : 'lowered'}`;
  const place = after === undefined ? base.place : now.place;
  const pointer = pointerTo(place, key in place.schema ? key : exclusiveKey(key));
  walk.report({ kind, at, pointer, was: before, is: after });
}

function exclusiveKey(key: string): string {
  return key === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum';
}

function readBound({ place: { schema } }: Shape, key: string): Json | undefined {
  return schema[key] ?? schema[exclusiveKey(key)];
}

/** The bound as one number that grows with it: an exclusive one of an integer is the next integer inside. */
function edgeOf(schema: JsonObject, key: 'minimum' | 'maximum'): number | undefined {
  const inward = key === 'minimum' ? 1 : -1;
  const [open, skipReasons] = [schema[exclusiveKey(key)], schema[key]];
  const step = schema.type === 'integer' ? 1 : Number.EPSILON;
  const edges = [
    ...(typeof open === 'number' ? [open + inward * step] : []),
    ...(typeof skipReasons === 'number' ? [skipReasons] : []),
  ];
  if (edges.length === 0) return undefined;
  return key === 'minimum' ? Math.max(...edges) : Math.min(...edges);
}

function compareRange(shapes: Shapes, walk: Walk, key: 'minimum' | 'maximum'): void {
  const edge = ({ place }: Shape) => edgeOf(place.schema, key);
  reportBound(shapes, walk, { key, name: key, was: edge(shapes.base), is: edge(shapes.now) });
}

function compareSteps(shapes: Shapes, walk: Walk): void {
  const [was, is] = [shapes.base.place.schema.multipleOf, shapes.now.place.schema.multipleOf];
  if (was !== is) reportKeyword(walk, shapes, 'multipleOf', `multiple-of-${howSteps(was, is)}`);
}

function howSteps(was: Json | undefined, is: Json | undefined) {
  if (typeof was !== 'number') return 'added';
  if (typeof is !== 'number') return 'removed';
  const divides = (part: number, whole: number) => Number.isInteger(Number((whole / part).toFixed(9)));
  if (divides(is, was)) return 'widened';
  return divides(was, is) ? 'narrowed' : 'changed';
}
