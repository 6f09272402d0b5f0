import { reportKeyword, type Shapes, type Walk } from './walk.ts';

type Types = ReadonlySet<string> | undefined;

/** Whether every value of the first types is one of the second; undefined allows all. */
function isWithin(some: Types, all: Types, textual: boolean): boolean {
  if (all === undefined) return true;
  if (some === undefined) return false;
  const isIn = (type: string) =>
    all.has(type) ||
    (type === 'integer' && all.has('number')) ||
    (textual && all.has('string') && ['integer', 'number', 'boolean'].includes(type));
  return [...some].every(isIn);
}

/** Reports types and null that come or go; `apart` when no value is left that both allow, so that nothing else counts. */
export function compareTypes(shapes: Shapes, walk: Walk): 'apart' | 'near' {
  const { base, now } = shapes;
  if (base.nullable !== now.nullable && base.types && now.types)
    reportKeyword(walk, shapes, 'type', now.nullable ? 'became-nullable' : 'became-not-nullable');
  const wider = isWithin(base.types, now.types, walk.textual);
  const narrower = isWithin(now.types, base.types, walk.textual);
  if (wider && narrower) return 'near';
  const apart = !wider && !narrower;
  reportKeyword(walk, shapes, 'type', apart ? 'type-changed' : wider ? 'type-widened' : 'type-narrowed');
  return apart ? 'apart' : 'near';
}

/** Whether a keyword that rules values of a type counts in both versions. */
export function bothAllow({ base, now }: Shapes, ...types: readonly string[]): boolean {
  const allows = (all: Types) => all === undefined || types.some((type) => all.has(type));
  return allows(base.types) && allows(now.types);
}
