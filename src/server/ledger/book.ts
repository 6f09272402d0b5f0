import { eq } from 'drizzle-orm';
import { byName } from '#domain/wire/by-name.ts';
import {
  accountFlowAccountTypeNames,
  accountFlowBudgetNames,
  accountFlowDealTypeNames,
  pointsFlowFlowTypeNames,
} from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { account, accountEntry, pointsEntry } from '#server/db/schema/ledger.ts';

/** Values of the ledgers on the wire, by the names of the description. */
export const accountTypes = byName(accountFlowAccountTypeNames);
export const budgets = byName(accountFlowBudgetNames);
export const dealTypes = byName(accountFlowDealTypeNames);
export const flowTypes = byName(pointsFlowFlowTypeNames);

type MoneyEntry = Omit<typeof accountEntry.$inferInsert, 'id'>;
type PointsEntry = Omit<typeof pointsEntry.$inferInsert, 'id'>;

/**
 * Reads the account of a member and keeps others from moving it until the transaction ends. Lock it before the rows of
 * orders and products, always in this order, so that two calls of one member never wait for each other.
 */
export async function lockAccount(tx: Executor, memberId: number): Promise<typeof account.$inferSelect> {
  const [found] = await tx.select().from(account).where(eq(account.memberId, memberId)).for('update');
  if (!found) throw new Error(`member ${memberId} has no account`);
  return found;
}

/**
 * Books money, in cents of the account's currency, in the transaction of its cause. The database moves the balance with the
 * entry and refuses one below zero: check the balance first, under {@link lockAccount}. An amount of 0 leaves no entry.
 */
export async function bookMoney(tx: Executor, entry: MoneyEntry): Promise<void> {
  if (entry.amount === 0) return;
  await tx.insert(accountEntry).values(entry);
}

/** Books points; as {@link bookMoney}. */
export async function bookPoints(tx: Executor, entry: PointsEntry): Promise<void> {
  if (entry.flowNum === 0) return;
  await tx.insert(pointsEntry).values(entry);
}
