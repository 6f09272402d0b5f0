import { asObject } from '#description/json.ts';
import { spelledSchema } from './canonical.ts';
import { joinSchemas } from './merge-all-of.ts';
import type { Place } from './place.ts';
import { type Shape, shapeOf } from './shape.ts';
import type { Shapes, Walk } from './walk.ts';

/**
 * Compares what `oneOf` or `anyOf` offers: each alternative with the one that it was. True when one of the versions
 * has alternatives and the other none; the plain one then counts as its only alternative and all is said.
 */
export function compareAlternatives(shapes: Shapes, walk: Walk): boolean {
  const { base, now, at, always } = shapes;
  if (base.alternatives.length === 0 && now.alternatives.length === 0) return false;
  if (base.nullable !== now.nullable) reportNull(shapes, walk);
  const mixed = base.alternatives.length === 0 || now.alternatives.length === 0;
  const left = mixed ? expandAlternatives(base) : base.alternatives;
  const right = mixed ? expandAlternatives(now) : now.alternatives;
  const { pairs, gone, come } = pairAlternatives(left, right);
  for (const [before, after] of pairs) walk.compare({ base: before, now: after, at, always }, walk);
  for (const one of gone) {
    walk.report({ kind: 'alternative-removed', at, pointer: one.pointer, was: titleOf(one), is: undefined });
  }
  for (const one of come) {
    walk.report({ kind: 'alternative-added', at, pointer: one.pointer, was: undefined, is: titleOf(one) });
  }
  return mixed;
}

function reportNull({ base, now, at }: Shapes, walk: Walk): void {
  const kind = now.nullable ? 'became-nullable' : 'became-not-nullable';
  walk.report({ kind, at, pointer: now.place.pointer, was: base.nullable, is: now.nullable });
}

/** Each alternative joined with its sibling keywords; a plain schema is its own only alternative. */
function expandAlternatives({ place, alternatives, types, nullable }: Shape): Place[] {
  // Null was handled before.
  const plain = nullable && types ? { ...place, schema: { ...place.schema, type: [...types] } } : place;
  return alternatives.length === 0 ? [plain] : alternatives.map((one) => joinSchemas(place, one));
}

function titleOf({ name, schema }: Place) {
  return name === '' ? schema : name;
}

interface Pairing {
  readonly pairs: readonly (readonly [Place, Place])[];
  readonly gone: readonly Place[];
  readonly come: readonly Place[];
}

type Alike = (a: Place, b: Place) => boolean;

/** Ways to know an alternative again, the surest first. */
const likenesses: readonly Alike[] = [
  (a, b) => a.name !== '' && a.name === b.name,
  (a, b) => spelledSchema(a) === spelledSchema(b),
  (a, b) => likeness(a, b) >= 0.5,
];

function pairAlternatives(left: readonly Place[], right: readonly Place[]): Pairing {
  const pairs: (readonly [Place, Place])[] = [];
  let [gone, come] = [[...left], [...right]];
  for (const alike of likenesses) {
    for (const one of gone) {
      const other = come.find((candidate) => alike(one, candidate));
      if (!other) continue;
      pairs.push([one, other]);
      come = come.filter((candidate) => candidate !== other);
    }
    gone = gone.filter((one) => !pairs.some(([known]) => known === one));
  }
  return { pairs, gone, come };
}

/** From 0 to 1: how many field names two objects share; plain values are alike when a type is. */
function likeness(a: Place, b: Place): number {
  const [first, second] = [shapeOf(a), shapeOf(b)];
  const share = [...(first.types ?? [])].some((type) => second.types?.has(type));
  if (!share) return 0;
  const [names, others] = [namesOf(first), namesOf(second)];
  const all = new Set([...names, ...others]);
  return all.size === 0 ? 1 : names.filter((name) => others.includes(name)).length / all.size;
}

function namesOf({ place }: Shape): string[] {
  return Object.keys(asObject(place.schema.properties));
}
