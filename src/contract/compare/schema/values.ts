import type { Json } from '#description/json.ts';
import type { SchemaKind } from '../schema-kinds.ts';
import { isSame, toCanonicalText } from './canonical.ts';
import { type Place, pointerTo } from './place.ts';
import type { Shape } from './shape.ts';
import { reportKeyword, type Shapes, type Walk } from './walk.ts';

/** Whether a value keeps to the bounds of a schema. */
function keeps({ schema }: Place, value: Json): boolean {
  const within = (low: Json | undefined, size: number, high: Json | undefined) =>
    (typeof low !== 'number' || size >= low) && (typeof high !== 'number' || size <= high);
  if (typeof value === 'number') return within(schema.minimum, value, schema.maximum);
  if (typeof value !== 'string') return true;
  const { pattern } = schema;
  const fits = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value);
  return fits && within(schema.minLength, [...value].length, schema.maxLength);
}

const keyOf = ({ place }: Shape) => ('const' in place.schema ? 'const' : 'enum');

/** Reports values of `enum` and `const` that come and go. True when a list of values rules, and bounds say nothing more. */
export function compareValues(shapes: Shapes, walk: Walk): boolean {
  const { base, now, at } = shapes;
  if (!base.values && !now.values) return false;
  if (base.values && now.values) {
    if (isConst(base) && isConst(now) && !isSame(base.values[0], now.values[0]))
      reportKeyword(walk, shapes, 'const', 'const-changed');
    else reportValues(base.values, now.values, shapes, walk);
    return true;
  }
  if (base.values) {
    const remaining = base.values.filter((value) => keeps(now.place, value));
    reportValues(base.values, remaining, shapes, walk);
    reportKeyword(walk, shapes, keyOf(base), isConst(base) ? 'const-removed' : 'enum-removed');
  } else if (now.values) {
    for (const value of now.values.filter((one) => !keeps(base.place, one)))
      walk.report({
        kind: 'enum-value-added',
        at,
        pointer: pointerTo(now.place, keyOf(now)),
        was: undefined,
        is: value,
      });
    reportKeyword(walk, shapes, keyOf(now), isConst(now) ? 'const-added' : 'enum-added');
  }
  return true;
}

function isConst({ place }: Shape): boolean {
  return 'const' in place.schema;
}

function reportValues(before: readonly Json[], after: readonly Json[], shapes: Shapes, walk: Walk): void {
  const { base, now, at } = shapes;
  const [old, young] = [new Set(before.map(toCanonicalText)), new Set(after.map(toCanonicalText))];
  // The closed list of refusals is in every response; clients show `msg` of a code that is new to them.
  const isCode = walk.side === 'answer' && at.endsWith(' /code') && !before.includes(0);
  const kindOf = (end: 'added' | 'removed'): SchemaKind =>
    isCode ? `refusal-code-${end}` : `enum-value-${end}`;
  const gone = { at, pointer: pointerTo(base.place, keyOf(base)), is: undefined };
  for (const was of before)
    if (!young.has(toCanonicalText(was))) walk.report({ ...gone, kind: kindOf('removed'), was });
  const come = { at, pointer: pointerTo(now.place, keyOf(now)), was: undefined };
  for (const is of after)
    if (!old.has(toCanonicalText(is))) walk.report({ ...come, kind: kindOf('added'), is });
}
