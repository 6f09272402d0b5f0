import type { Json } from '#description/json.ts';
import type { CallKind } from './call-kinds.ts';
import type { SchemaKind } from './schema-kinds.ts';
import type { Level, Side } from './verdict.ts';

export type Kind = SchemaKind | CallKind;

/** One difference between two versions of the description, as one operation meets it. */
export interface Change {
  readonly level: Level;
  readonly kind: Kind;
  readonly side: Side;
  /** operationId; empty where it belongs to no call. */
  readonly operation: string;
  /** Where it is written: JSON pointer into the new bundle, into the old one where it is gone. */
  readonly pointer: string;
  /** Where it is on the wire: `query state`, `body /num`, `200 /data/num`; empty where it is not on the wire. */
  readonly at: string;
  readonly was: Json | undefined;
  readonly is: Json | undefined;
  /** What breaks for whom, or why nothing does. */
  readonly reason: string;
}
