import { sql } from 'drizzle-orm';
import {
  type Action,
  isOffered,
  notOffered,
  refuseUnlessOffered,
  type Scalar,
} from '#domain/actions/offered.ts';
import { type HistoryStep, stepOfAction } from '#domain/orders/events.ts';
import type { DecidingFields, OrderKindName } from '#domain/orders/shop-steps.ts';
import { type NotFound, ownEntry } from '#domain/ownership/own-entry.ts';
import type { Executor } from '#server/db/client.ts';
import { type FieldValues, orderTables } from './kinds.ts';
import { moveOrder } from './move-order.ts';

export interface OrderRefusal<Code extends string = NotFound['code'] | 'notOffered'> {
  readonly ok: false;
  readonly code: Code;
}

/** An action of the description that a member takes on an order. */
export interface MemberAct<Code extends string = never> {
  readonly kind: OrderKindName;
  readonly memberId: number;
  readonly orderNo: string;
  readonly action: Action;
  readonly now: Date;
  /** What is written besides `sets` of the action. */
  readonly values?: FieldValues;
  /** Steps of the history, when the action is not a single one. */
  readonly steps?: readonly HistoryStep[];
  /** A refusal that comes before the table of the action. */
  readonly refuse?: (order: DecidingFields) => OrderRefusal<Code | 'notOffered'> | undefined;
}

/** How often an order that others change at the same moment is decided again. */
const attempts = 5;

interface FoundOrder extends Record<string, unknown> {
  readonly memberId: number;
}

/** An order's member and the fields that decide what may happen to it. */
export async function readDeciding(
  db: Executor,
  kind: OrderKindName,
  orderNo: string,
): Promise<{ readonly memberId: number; readonly fields: DecidingFields } | undefined> {
  const { table, columns } = orderTables[kind];
  const selected = Object.entries(columns).map(
    ([field, column]) => sql`${column} as ${sql.identifier(field)}`,
  );
  const { rows } = await db.execute<FoundOrder>(
    sql`select member_id as "memberId", ${sql.join(selected, sql`, `)} from ${sql.identifier(table)} where order_no = ${orderNo}`,
  );
  const [found] = rows;
  if (!found) return undefined;
  const { memberId, ...fields } = found;
  // The selected columns hold numbers and texts.
  return { memberId, fields: fields as Readonly<Record<string, Scalar>> };
}

/** The first reason why a member may not act on an order; undefined when the member may. */
export async function refuseAct<Code extends string = never>(
  tx: Executor,
  act: MemberAct<Code>,
): Promise<OrderRefusal | OrderRefusal<Code | 'notOffered'> | undefined> {
  const found = await readDeciding(tx, act.kind, act.orderNo);
  const own = ownEntry(found, act.memberId);
  if (!own.ok) return own;
  const { fields } = own.value;
  const refusal = act.refuse?.(fields);
  if (refusal) return refusal;
  return refuseUnlessOffered(isOffered(act.action, fields));
}

/**
 * Carries out a member's action on an own order in the transaction `tx`, or returns why not, with nothing written. An order that
 * changes between the decision and the update is decided again.
 */
export async function actOnOrder<Code extends string = never>(
  tx: Executor,
  act: MemberAct<Code>,
): Promise<OrderRefusal | OrderRefusal<Code | 'notOffered'> | undefined> {
  const { kind, orderNo, action, now, values, steps = [stepOfAction(action)] } = act;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const refusal = await refuseAct(tx, act);
    if (refusal) return refusal;
    const sets = { ...action.sets, ...values };
    if (await moveOrder(tx, { kind, orderNo, when: action.when, sets, steps, now })) return undefined;
  }
  return notOffered;
}
