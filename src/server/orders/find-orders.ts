import { type SQL, sql } from 'drizzle-orm';
import { type DayRange, momentsOf, searchWords } from '#domain/orders/search.ts';
import type { Executor } from '#server/db/client.ts';

/** The filters of a list of orders of any kind. */
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

/** Bytes of a search text that its index holds, as in the indexes of standard_order. */
const indexedBytes = sql.raw('2000');

/** Orders that contain a keyword, once. Long texts are not in the index that serves all others. */
function searchTable(table: OrderTableName, matching: SQL): SQL {
  const from = sql`select order_no, created_at from ${sql.identifier(table)} where ${matching}`;
  if (table !== 'standard_order') return from;
  return sql`${from} and octet_length(search_text) <= ${indexedBytes}
    union all ${from} and octet_length(search_text) > ${indexedBytes}`;
}

/**
 * The order numbers of one page, newest first, and how many orders match. An index alone serves it, so that a late page costs as
 * much as the first.
 */
export async function findOrders(
  db: Executor,
  table: OrderTableName,
  page: OrderPage,
  inState?: SQL,
): Promise<{ readonly total: number; readonly numbers: readonly string[] }> {
  const { pageNum, pageSize } = page;
  const matching = matchingOrders(page, inState);
  const isSearch = searchWords(page.keyWord).length > 0;
  const found = isSearch ? sql`found` : sql`${sql.identifier(table)} where ${matching}`;
  const { rows } = await db.execute<Found>(sql`${
    isSearch ? sql`with found as materialized (${searchTable(table, matching)})` : sql``
  }
    select (select count(*) from ${found})::int as total,
      array(select order_no from ${found} order by created_at desc, order_no desc
        limit ${pageSize} offset ${(pageNum - 1) * pageSize}) as numbers`);
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
