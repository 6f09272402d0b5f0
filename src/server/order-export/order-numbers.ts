import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { matchingOrders, type OrderFilters } from '#server/orders/index.ts';

/** Orders that are read at once: few enough to hold up no other request, enough to ask the database seldom. */
const pageOrders = 100;

interface Found extends Record<string, unknown> {
  readonly orderNo: string;
  /** With the microseconds that a `Date` would lose. */
  readonly createdAt: string;
}

export interface Search {
  readonly table: 'standard_order' | 'customised_order' | 'sample_order';
  readonly filters: OrderFilters;
  readonly inState: SQL | undefined;
}

/**
 * The numbers of all orders that a list would show, newest first, page by page. Each page starts behind the last order of the
 * one before, so that orders placed in the meantime shift nothing.
 */
export async function* orderNumbers(
  db: Executor,
  { table, filters, inState }: Search,
): AsyncGenerator<readonly string[]> {
  let last: Found | undefined;
  for (let isFull = true; isFull; ) {
    const behind = last
      ? sql` and (created_at, order_no) < (${last.createdAt}::timestamptz, ${last.orderNo})`
      : sql``;
    const { rows } = await db.execute<Found>(sql`select order_no as "orderNo", created_at::text as "createdAt"
      from ${sql.identifier(table)} where ${matchingOrders(filters, inState)}${behind}
      order by created_at desc, order_no desc limit ${pageOrders}`);
    yield rows.map(({ orderNo }) => orderNo);
    last = rows.at(-1);
    isFull = rows.length === pageOrders;
  }
}
