import { type SQL, sql } from 'drizzle-orm';
import { accountTypes, budgets, dealTypes } from '#domain/ledger/flow-values.ts';
import { momentsOf } from '#domain/orders/search.ts';
import type { FlowFilter } from '#domain/wallet/flow-filter.ts';
import type { Answers } from '#generated/server/handlers.ts';
import type { Executor } from '#server/db/client.ts';

export interface OwnFlow extends FlowFilter {
  readonly memberId: number;
}

export type FlowEntry = Answers['listAccountFlow']['data'][number];

/** The same as `fitsFilter` of the domain, as a condition on the ledger `e`. */
function entriesCondition({ memberId, dealType, budget, accountType, ...days }: OwnFlow): SQL {
  const { from, before } = momentsOf(days);
  const conditions = [
    sql`e.member_id = ${memberId}`,
    ...(dealType === undefined ? [] : [sql`e.deal_type = ${dealType}`]),
    ...(budget === undefined ? [] : [sql`e.budget = ${budget}`]),
    ...(accountType === undefined ? [] : [sql`e.account_type = ${accountType}`]),
    ...(from ? [sql`e.created_at >= ${from.toISOString()}`] : []),
    ...(before ? [sql`e.created_at < ${before.toISOString()}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** Place of an entry in the list, with the microseconds that a `Date` would lose. */
interface Position {
  readonly createdAt: string;
  readonly id: number;
}

interface Row extends Record<string, unknown>, Omit<FlowEntry, 'id' | 'amount' | 'dealTime'> {
  readonly id: string;
  readonly amount: string;
  readonly createdAt: string;
}

/** Some entries, newest first: of a page, or behind a position. */
export async function findEntries(
  db: Executor,
  flow: OwnFlow,
  {
    limit,
    offset = 0,
    behind,
  }: { readonly limit: number; readonly offset?: number; readonly behind?: Position },
): Promise<{ readonly entries: FlowEntry[]; readonly last: Position | undefined }> {
  const after = behind
    ? sql` and (e.created_at, e.id) < (${behind.createdAt}::timestamptz, ${behind.id})`
    : sql``;
  const { rows } =
    await db.execute<Row>(sql`select e.id, e.created_at::text as "createdAt", e.amount, e.budget,
      e.deal_type as "dealType", e.object_id as "objectId", e.account_type as "accountType",
      coalesce(p.order_no, e.object_id) as "causeNo"
    from account_entry e left join payment p on e.deal_type = ${dealTypes.recharge} and p.number = e.object_id
    where ${entriesCondition(flow)}${after} order by e.created_at desc, e.id desc limit ${limit} offset ${offset}`);
  const entries = rows.map(({ createdAt, id, amount, ...entry }) => ({
    ...entry,
    id: Number(id),
    amount: Number(amount),
    dealTime: new Date(createdAt).toISOString(),
  }));
  const last = rows.at(-1);
  return { entries, last: last && { createdAt: last.createdAt, id: Number(last.id) } };
}

interface Sums extends Record<string, unknown> {
  readonly total: number;
  readonly yuanIncome: string;
  readonly yuanExpense: string;
  readonly dollarIncome: string;
  readonly dollarExpense: string;
}

/** Number and sums of all entries that a filter leaves. */
export async function sumEntries(db: Executor, flow: OwnFlow): Promise<Answers['listAccountFlow']['params']> {
  const sum = (accountType: number, budget: number) =>
    sql`coalesce(sum(e.amount) filter (where e.account_type = ${accountType} and e.budget = ${budget}), 0)`;
  const { yuanAccount, dollarAccount } = accountTypes;
  const { rows } = await db.execute<Sums>(sql`select count(*)::int as total,
      ${sum(yuanAccount, budgets.income)} as "yuanIncome", ${sum(yuanAccount, budgets.expense)} as "yuanExpense",
      ${sum(dollarAccount, budgets.income)} as "dollarIncome", ${sum(dollarAccount, budgets.expense)} as "dollarExpense"
    from account_entry e where ${entriesCondition(flow)}`);
  const [found] = rows;
  return {
    totalDataCounts: found?.total ?? 0,
    yuanIncome: Number(found?.yuanIncome ?? 0),
    yuanExpense: Number(found?.yuanExpense ?? 0),
    dollarIncome: Number(found?.dollarIncome ?? 0),
    dollarExpense: Number(found?.dollarExpense ?? 0),
  };
}
