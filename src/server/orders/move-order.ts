import { sql } from 'drizzle-orm';
import type { Rows } from '#domain/actions/offered.ts';
import type { HistoryStep } from '#domain/orders/events.ts';
import type { OrderKindName } from '#domain/orders/shop-steps.ts';
import type { Executor } from '#server/db/client.ts';
import { rowsCondition } from '#server/db/rows-condition.ts';
import { addSteps } from './history.ts';
import { columnOf, type FieldValues, orderTables } from './kinds.ts';

/** A change of one order: the states in which it may happen, what it writes, and the steps that it adds to the history. */
export interface Move {
  readonly kind: OrderKindName;
  readonly orderNo: string;
  readonly when: Rows;
  readonly sets: FieldValues;
  readonly steps: readonly HistoryStep[];
  readonly now: Date;
}

const identifier = (name: string) => sql`${sql.identifier(name)}`;

/**
 * Changes an order if it is in one of the states of `when`, in one conditional update together with the history; returns false,
 * with nothing written, when it is not. Call it inside a transaction.
 */
export async function moveOrder(
  tx: Executor,
  { kind, orderNo, when, sets, steps, now }: Move,
): Promise<boolean> {
  const { table } = orderTables[kind];
  const values = Object.entries(sets).map(([field, value]) => sql`${columnOf(kind, field)} = ${value}`);
  const written = values.length > 0 ? sql.join(values, sql`, `) : sql`order_no = order_no`;
  const { rows } = await tx.execute(sql`update ${identifier(table)} set ${written}
    where order_no = ${orderNo} and ${rowsCondition(when, (field) => columnOf(kind, field))} returning order_no`);
  if (rows.length === 0) return false;
  await addSteps(tx, orderNo, steps, now);
  return true;
}
