import type { SQL } from 'drizzle-orm';
import { listedRows } from '#domain/orders/listed-rows.ts';
import type { OrderKindName } from '#domain/orders/shop-steps.ts';
import { rowsCondition } from '#server/db/rows-condition.ts';
import { columnOf } from './kinds.ts';

/** The orders that a list with the given `state` shows, as a condition; undefined for all of them. */
export function inListedState(kind: OrderKindName, state: number | undefined): SQL | undefined {
  const rows = listedRows(kind, state);
  return rows && rowsCondition(rows, (field) => columnOf(kind, field));
}
