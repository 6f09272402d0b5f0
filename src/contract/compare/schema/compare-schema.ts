import { compareAlternatives } from './alternatives.ts';
import { compareBounds } from './bounds.ts';
import { compareConditions } from './conditions.ts';
import { compareFields } from './fields.ts';
import { compareNotes } from './notes.ts';
import { placeBelow } from './place.ts';
import { shapeOf } from './shape.ts';
import { compareTexts } from './texts.ts';
import { compareTypes } from './types.ts';
import { compareValues } from './values.ts';
import type { Pair, Shapes, Walk } from './walk.ts';

/**
 * Reports every difference between two versions of a schema (JSON Schema 2020-12 with our `x-`), references followed.
 * What is compared twice, or again inside itself, is compared once.
 */
function compareSchema(pair: Pair, walk: Walk): void {
  const key = [pair.base.pointer, pair.now.pointer, pair.always, walk.textual].join(' ');
  if (walk.seen.has(key)) return;
  walk.seen.add(key);
  const shapes: Shapes = { ...pair, base: shapeOf(pair.base), now: shapeOf(pair.now) };
  compareNotes(shapes, walk);
  if (compareAlternatives(shapes, walk) || compareTypes(shapes, walk) === 'apart') return;
  if (!compareValues(shapes, walk)) {
    compareBounds(shapes, walk);
    compareTexts(shapes, walk);
  }
  compareConditions(shapes, walk);
  compareFields(shapes, walk);
  compareItems(shapes, walk);
}

function compareItems({ base, now, at }: Shapes, walk: Walk): void {
  if (!('items' in base.place.schema) && !('items' in now.place.schema)) return;
  const pair = { base: placeBelow(base.place, 'items'), now: placeBelow(now.place, 'items') };
  compareSchema({ ...pair, at: `${at}/*`, always: true }, walk);
}

/** A walk that starts at the top of a request or a response. */
export function startWalk(start: Pick<Walk, 'side' | 'textual' | 'report'>): Walk {
  return { ...start, compare: compareSchema, seen: new Set() };
}
