import { asList, asObject, type Json, pointerStep } from '#description/json.ts';
import { compareOpenness } from './openness.ts';
import { type Place, placeBelow, pointerTo } from './place.ts';
import type { Shape } from './shape.ts';
import type { Shapes, Walk } from './walk.ts';

/** Reports fields of an object that come, go, may be missing or move out of requests or answers, and looks into the rest. */
export function compareFields(shapes: Shapes, walk: Walk): void {
  const { base, now } = shapes;
  const [old, young] = [namesIn(base, 'properties'), namesIn(now, 'properties')];
  for (const name of new Set([...old, ...young])) {
    if (!young.includes(name)) reportGone(shapes, walk, name);
    else if (!old.includes(name)) reportNew(shapes, walk, name);
    else compareField(shapes, walk, name);
  }
  comparePatterns(shapes, walk);
  compareOpenness(shapes, walk);
}

function namesIn({ place }: Shape, key: 'properties' | 'patternProperties'): string[] {
  return Object.keys(asObject(place.schema[key]));
}

function requires({ place }: Shape, name: string): boolean {
  return asList(place.schema.required).includes(name);
}

/** A field of a response that only requests carry, or the other way round, is not there. */
function isHidden({ schema }: Place, side: Walk['side']): boolean {
  return (side === 'request' ? schema.readOnly : schema.writeOnly) === true;
}

function below(at: string, name: string): string {
  return `${at}/${pointerStep(name)}`;
}

/** A schema as a reader of the report wants it: the name of its component, or itself. */
function schemaOf({ name, schema }: Place): Json {
  return name === '' ? schema : name;
}

function reportGone({ base, at }: Shapes, walk: Walk, name: string): void {
  const place = placeBelow(base.place, 'properties', name);
  if (isHidden(place, walk.side)) return;
  const pointer = pointerTo(base.place, 'properties', name);
  walk.report({
    kind: 'property-removed',
    at: below(at, name),
    pointer,
    was: schemaOf(place),
    is: undefined,
  });
}

function reportNew({ now, at }: Shapes, walk: Walk, name: string): void {
  const place = placeBelow(now.place, 'properties', name);
  if (isHidden(place, walk.side)) return;
  const kind = requires(now, name) ? 'property-added-required' : 'property-added';
  const pointer = pointerTo(now.place, 'properties', name);
  walk.report({ kind, at: below(at, name), pointer, was: undefined, is: schemaOf(place) });
}

function compareField(shapes: Shapes, walk: Walk, name: string): void {
  const { base, now, at } = shapes;
  const [before, after] = [base, now].map(({ place }) => placeBelow(place, 'properties', name));
  if (!before || !after) return;
  const here = below(at, name);
  reportAccess({ before, after, at: here }, walk);
  const [was, is] = [isHidden(before, walk.side), isHidden(after, walk.side)];
  if (was && !is && walk.side === 'request' && requires(now, name)) reportNew(shapes, walk, name);
  if (was || is) return;
  const [asked, asks] = [requires(base, name), requires(now, name)];
  if (asked !== asks) {
    const kind = asks ? 'property-became-required' : 'property-became-optional';
    walk.report({ kind, at: here, pointer: pointerTo(now.place, 'properties', name), was: asked, is: asks });
  }
  walk.compare({ base: before, now: after, at: here, always: asked && asks }, walk);
}

interface Field {
  readonly before: Place;
  readonly after: Place;
  readonly at: string;
}

function reportAccess({ before, after, at }: Field, walk: Walk): void {
  for (const [key, name] of [
    ['readOnly', 'read-only'],
    ['writeOnly', 'write-only'],
  ] as const) {
    const [was, is] = [before.schema[key] === true, after.schema[key] === true];
    if (was === is) continue;
    const kind = is ? (`property-became-${name}` as const) : (`property-no-longer-${name}` as const);
    walk.report({ kind, at, pointer: pointerTo(is ? after : before, key), was, is });
  }
}

/** Fields whose names have an id in them. */
function comparePatterns({ base, now, at }: Shapes, walk: Walk): void {
  const key = 'patternProperties';
  const [old, young] = [namesIn(base, key), namesIn(now, key)];
  for (const name of new Set([...old, ...young])) {
    const [was, is] = [base, now].map(({ place }) => placeBelow(place, key, name));
    if (!was || !is) continue;
    const here = `${at}/${name}`;
    if (!young.includes(name)) {
      const pointer = pointerTo(base.place, key, name);
      walk.report({ kind: 'pattern-property-removed', at: here, pointer, was: schemaOf(was), is: undefined });
    } else if (!old.includes(name)) {
      const pointer = pointerTo(now.place, key, name);
      walk.report({ kind: 'pattern-property-added', at: here, pointer, was: undefined, is: schemaOf(is) });
    } else walk.compare({ base: was, now: is, at: here, always: false }, walk);
  }
}
