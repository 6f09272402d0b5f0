import { isObject, type Json } from '#description/json.ts';
import { placeBelow, pointerTo } from './place.ts';
import { bothAllow } from './types.ts';
import type { Shapes, Walk } from './walk.ts';

type Openness = 'closed' | 'open' | 'ruled';

/** Whether fields besides the described ones are refused, allowed, or allowed by a schema of their own. */
function opennessOf(rule: Json | undefined): Openness {
  if (rule === false) return 'closed';
  return isObject(rule) && Object.keys(rule).length > 0 ? 'ruled' : 'open';
}

/** Reports objects that close or open for fields besides the described ones. */
export function compareOpenness(shapes: Shapes, walk: Walk): void {
  if (!bothAllow(shapes, 'object')) return;
  const { base, now, at } = shapes;
  const key = 'additionalProperties';
  const [was, is] = [base.place.schema[key], now.place.schema[key]];
  const [before, after] = [opennessOf(was), opennessOf(is)];
  const pointer = pointerTo(is === undefined ? base.place : now.place, key);
  if (before === 'closed' && after === 'closed') return;
  if (after === 'closed') {
    // A map of values that closes loses them; where nothing was said of further fields nobody reads them.
    const kind = before === 'ruled' ? 'pattern-property-removed' : 'additional-properties-closed';
    walk.report({ kind, at, pointer, was, is });
  } else if (before === 'closed') {
    const kind = after === 'ruled' ? 'pattern-property-added' : 'additional-properties-opened';
    walk.report({ kind, at, pointer, was, is });
  } else if (before === 'ruled' || after === 'ruled') {
    const pair = { base: placeBelow(base.place, key), now: placeBelow(now.place, key) };
    walk.compare({ ...pair, at: `${at}/*`, always: false }, walk);
  }
}
