import type { Json, JsonObject } from '#description/json.ts';
import { isSame } from './canonical.ts';
import { placeBelow } from './place.ts';
import { bothAllow } from './types.ts';
import { addedOrRemoved, reportKeyword, type Shapes, type Walk } from './walk.ts';

/** Formats of numbers, each with the ones that hold it. */
const wider: Readonly<Record<string, readonly string[]>> = { int32: ['int64'], float: ['double'] };

/** Formats that only say to a form how to show it. */
const shown: readonly unknown[] = ['password'];

/** Patterns that every text fits. */
const open: readonly unknown[] = [undefined, '', '.*', '^.*$', '^'];

/** Reports format, pattern and content of texts, and formats of numbers. */
export function compareTexts(shapes: Shapes, walk: Walk): void {
  compareFormat(shapes, walk);
  const isSameText = (key: string) => isSame(shapes.base.place.schema[key], shapes.now.place.schema[key]);
  if (!bothAllow(shapes, 'string')) return;
  comparePattern(shapes, walk);
  if (!isSameText('contentMediaType'))
    reportKeyword(walk, shapes, 'contentMediaType', 'content-media-type-changed');
  if (!isSameText('contentEncoding'))
    reportKeyword(walk, shapes, 'contentEncoding', 'content-encoding-changed');
  compareContent(shapes, walk);
}

function compareFormat(shapes: Shapes, walk: Walk): void {
  const [was, is] = [bindingFormat(shapes.base.place.schema), bindingFormat(shapes.now.place.schema)];
  if (was === is) return;
  const how = addedOrRemoved(shapes, 'format');
  const holds = (small: Json | undefined, large: Json | undefined) =>
    wider[String(small)]?.includes(String(large)) ?? false;
  const kind = holds(was, is) ? 'widened' : holds(is, was) ? 'narrowed' : how;
  const isIdle = isSmall(shapes.base.place.schema) && isSmall(shapes.now.place.schema);
  reportKeyword(walk, shapes, 'format', isIdle ? 'hint-changed' : `format-${kind}`);
}

/** Whether the bounds of an integer lie within every integer format, so that its format rules nothing out. */
function isSmall({ type, minimum, maximum }: JsonObject): boolean {
  const isInside = (bound: Json | undefined) => typeof bound === 'number' && Math.abs(bound) < 2 ** 31;
  return type === 'integer' && isInside(minimum) && isInside(maximum);
}

function bindingFormat({ format }: JsonObject): Json | undefined {
  return shown.includes(format) ? undefined : format;
}

function comparePattern(shapes: Shapes, walk: Walk): void {
  const [was, is] = [shapes.base.place.schema.pattern, shapes.now.place.schema.pattern];
  if (was === is || (open.includes(was) && open.includes(is))) return;
  const kind = open.includes(was) ? 'added' : open.includes(is) ? 'removed' : 'changed';
  reportKeyword(walk, shapes, 'pattern', `pattern-${kind}`);
}

/** What a text holds, when it is JSON; there types are types again. */
function compareContent({ base, now, at }: Shapes, walk: Walk): void {
  const key = 'contentSchema';
  if (!(key in base.place.schema) && !(key in now.place.schema)) return;
  const pair = { base: placeBelow(base.place, key), now: placeBelow(now.place, key), at, always: true };
  walk.compare(pair, { ...walk, textual: false });
}
