import type { Json } from '#description/json.ts';

/** A condition on a request: field → value, or one of a list; null means absent. */
export type RequestWhen = Readonly<Record<string, Json>>;

/** Pointer → value; a literal, `$request.field` or `$answer/pointer`. */
export type Expected = Readonly<Record<string, Json>>;

export interface TotalRelation {
  readonly total: string;
  readonly items: string;
}
export interface UniqueRelation {
  readonly unique: string;
}
export interface OrderRelation {
  readonly order: string;
  readonly direction: 'asc' | 'desc';
  readonly when?: RequestWhen;
}
export interface FilterRelation {
  readonly filter: string;
  readonly items: string;
  readonly match:
    | 'equal'
    | 'contains'
    | 'positive'
    | 'atLeast'
    | 'atMost'
    | 'anyOf'
    | 'within'
    | 'isNull'
    | 'isNotNull';
  /** Items with a range fit a requirement when they cover it. */
  readonly ranges?: 'covers';
  readonly when?: RequestWhen;
}
export interface DefaultRelation {
  readonly default: string;
  readonly value: Json;
}
export interface TranslatedRelation {
  readonly translated: string;
}
export interface ReadRelation {
  readonly read: string;
  readonly with?: Expected;
  readonly when?: RequestWhen;
  readonly shows?: Expected;
  readonly has?: Expected;
  readonly lacks?: Expected;
  readonly adds?: Readonly<Record<string, number>>;
  readonly refused?: number;
}
export interface AgreesRelation {
  readonly agrees: string;
  readonly here: string;
  readonly there: string;
  /** The number of the other response is rounded down to a multiple of this one. */
  readonly inStepsOf?: number;
  readonly with?: Expected;
}
export interface SumRelation {
  readonly sum: string;
  /** Member of an item → value. */
  readonly where?: Readonly<Record<string, Json>>;
  readonly minus?: Readonly<Record<string, Json>>;
  readonly equals?: string;
  readonly there: string;
  readonly when?: RequestWhen;
}

/** One row of `x-relations`; openapi/README.md explains each. The first key identifies the kind. */
export type Relation =
  | TotalRelation
  | UniqueRelation
  | OrderRelation
  | FilterRelation
  | DefaultRelation
  | TranslatedRelation
  | ReadRelation
  | AgreesRelation
  | SumRelation;
