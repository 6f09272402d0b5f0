import type { Json } from '#description/json.ts';
import { type CallKind, callKinds } from '../call-kinds.ts';
import type { Change } from '../change.ts';
import { startWalk } from '../schema/compare-schema.ts';
import type { Spot, Walk } from '../schema/walk.ts';
import { schemaKinds } from '../schema-kinds.ts';

/** Where a call or a vocabulary row changed, with both values. */
export interface CallSpot {
  readonly pointer: string;
  readonly at?: string;
  readonly was?: Json | undefined;
  readonly is?: Json | undefined;
}

/** Takes down the changes that one operation meets, each once. */
export class Report {
  readonly changes: Change[] = [];
  private readonly known = new Set<string>();
  readonly operation: string;

  constructor(operation: string) {
    this.operation = operation;
  }

  /** A change of anything but a schema. */
  call(kind: CallKind, { at = '', was, is, pointer }: CallSpot): void {
    const { side, verdict } = callKinds[kind];
    const [level, reason] = verdict;
    this.take({ level, kind, side, operation: this.operation, pointer, at, was, is, reason });
  }

  /** A change of a schema, or of what can be on one; what is not on the wire belongs to the call. */
  schema(where: Walk['side'], { at, ...spot }: Spot): void {
    const [level, reason] = schemaKinds[spot.kind][where];
    const side = at === '' ? 'call' : where;
    this.take({ level, side, operation: this.operation, at: at.trimEnd(), ...spot, reason });
  }

  /** A walk whose findings come here. */
  walk(side: Walk['side'], textual: boolean): Walk {
    return startWalk({ side, textual, report: (spot) => this.schema(side, spot) });
  }

  private take(change: Change): void {
    const { kind, side, pointer, was, is } = change;
    const key = JSON.stringify([kind, side, pointer, was, is]);
    if (this.known.has(key)) return;
    this.known.add(key);
    this.changes.push(change);
  }
}
