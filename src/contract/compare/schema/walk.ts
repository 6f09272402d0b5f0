import type { Json } from '#description/json.ts';
import type { SchemaKind } from '../schema-kinds.ts';
import { type Place, pointerTo } from './place.ts';
import type { Shape } from './shape.ts';

/** One finding about a schema, before its operation is known. */
export interface Spot {
  readonly kind: SchemaKind;
  readonly pointer: string;
  readonly at: string;
  readonly was: Json | undefined;
  readonly is: Json | undefined;
}

/** Two versions of one schema, and where it is on the wire. */
export interface Pair {
  readonly base: Place;
  readonly now: Place;
  readonly at: string;
  /** It is there in both versions whenever what holds it is. */
  readonly always: boolean;
}

/** Two versions of a schema in the form in which they are compared. */
export interface Shapes extends Omit<Pair, 'base' | 'now'> {
  readonly base: Shape;
  readonly now: Shape;
}

/** One walk through two versions of a request or of a response. */
export interface Walk {
  readonly side: 'request' | 'answer';
  /** Values are text on the wire (query, form): a number is also a text. */
  readonly textual: boolean;
  readonly report: (spot: Spot) => void;
  /** Goes on with a pair of schemas further down. */
  readonly compare: (pair: Pair, walk: Walk) => void;
  /** Pairs of places that have been compared; keeps cycles from turning. */
  readonly seen: Set<string>;
}

/** Reports that a keyword says something else; `kind` may depend on whether it came or went. */
export function reportKeyword(walk: Walk, { base, now, at }: Shapes, key: string, kind: SchemaKind): void {
  const [was, is] = [base.place.schema[key], now.place.schema[key]];
  walk.report({ kind, at, was, is, pointer: pointerTo(is === undefined ? base.place : now.place, key) });
}

/** Which of three kinds it is: the keyword came, went, or says something else. */
export function addedOrRemoved({ base, now }: Shapes, key: string): 'added' | 'removed' | 'changed' {
  if (base.place.schema[key] === undefined) return 'added';
  return now.place.schema[key] === undefined ? 'removed' : 'changed';
}
