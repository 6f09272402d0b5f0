import { sql } from 'drizzle-orm';
import { beijingDay } from '#domain/beijing-day.ts';
import { budgets } from '#domain/ledger/flow-values.ts';
import { momentsOf } from '#domain/orders/search.ts';
import {
  type BalanceChange,
  type BalanceOfDay,
  balanceHistory,
  firstDayOf,
} from '#domain/wallet/balance-history.ts';
import type { Executor } from '#server/db/client.ts';

interface Row extends Record<string, unknown> {
  readonly yuan: string;
  readonly dollars: string;
  readonly changes: readonly BalanceChange[] | null;
}

/** Both balances over the last days. One statement reads balances and changes, so that they belong to the same moment. */
export async function readBalanceHistory(
  db: Executor,
  { memberId, days, now }: { readonly memberId: number; readonly days: number; readonly now: Date },
): Promise<BalanceOfDay[]> {
  const today = beijingDay(now);
  const { from = now } = momentsOf({ startDate: firstDayOf(today, days) });
  const { rows } = await db.execute<Row>(sql`select a.yuan, a.dollars, (
      select json_agg(d) from (
        select to_char((e.created_at at time zone 'UTC') + interval '8 hours', 'YYYY-MM-DD') as day, e.account_type as "accountType",
          sum(case when e.budget = ${budgets.income} then e.amount else -e.amount end) as change
        from account_entry e where e.member_id = a.member_id and e.created_at >= ${from.toISOString()} group by 1, 2
      ) d) as changes
    from account a where a.member_id = ${memberId}`);
  const [found] = rows;
  if (!found) throw new Error('a member has no account');
  const balances = { yuan: Number(found.yuan), dollars: Number(found.dollars) };
  return balanceHistory({ balances, changes: found.changes ?? [], today, days });
}
