import { type SQL, sql } from 'drizzle-orm';
import { type DayRange, momentsOf, searchWords } from '#domain/orders/search.ts';
import type { Executor } from '#server/db/client.ts';

/** What a list of orders of any kind may be narrowed by. */
export interface OrderFilters extends DayRange {
  readonly memberId: number;
  readonly keyWord?: string | undefined;
}

export interface OrderPage extends OrderFilters {
  readonly pageNum: number;
  readonly pageSize: number;
}

type OrderTableName = 'standard_order' | 'sample_order' | 'customised_order';

/** The filters as a condition on any of the tables of orders; `inState` is the condition of the kind. */
export function matchingOrders(filters: OrderFilters, inState: SQL | undefined): SQL {
  const { from, before } = momentsOf(filters);
  const conditions = [
    sql`member_id = ${filters.memberId}`,
    ...(inState ? [inState] : []),
    ...(from ? [sql`created_at >= ${from.toISOString()}`] : []),
    ...(before ? [sql`created_at < ${before.toISOString()}`] : []),
    ...searchWords(filters.keyWord).map((word) => sql`strpos(search_text, ${word}) > 0`),
  ];
  return sql.join(conditions, sql` and `);
}

interface Found extends Record<string, unknown> {
  readonly total: number;
  readonly numbers: string[];
}

/**
 * The order numbers of one page, newest first, and how many orders match. Without a keyword an index alone answers it, so that a
 * late page costs as much as the first.
 */
export async function findOrders(
  db: Executor,
  table: OrderTableName,
  page: OrderPage,
  inState?: SQL,
): Promise<{ readonly total: number; readonly numbers: readonly string[] }> {
  const { pageNum, pageSize } = page;
  const { rows } = await db.execute<Found>(sql`with found as materialized (
      select order_no from ${sql.identifier(table)} where ${matchingOrders(page, inState)}
      order by created_at desc, order_no desc
    )
    select (select count(*) from found)::int as total,
      array(select order_no from found limit ${pageSize} offset ${(pageNum - 1) * pageSize}) as numbers`);
  return { total: rows[0]?.total ?? 0, numbers: rows[0]?.numbers ?? [] };
}

/** Puts rows into the order of the numbers that they were found by. */
export function inOrder<Row extends { readonly orderNo: string }>(
  numbers: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byNumber = new Map(rows.map((row) => [row.orderNo, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}
