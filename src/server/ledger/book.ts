import { eq } from 'drizzle-orm';
import { isWorthBooking } from '#domain/ledger/signed-amount.ts';
import { ApiRefusal } from '#domain/wire/envelope.ts';
import type { Executor } from '#server/db/client.ts';
import { account, accountEntry, pointsEntry } from '#server/db/schema/ledger.ts';

type MoneyEntry = Omit<typeof accountEntry.$inferInsert, 'id'>;
type PointsEntry = Omit<typeof pointsEntry.$inferInsert, 'id'>;

/**
 * Reads and locks a member's account until the transaction ends. Always lock it before rows of orders and products: this fixed
 * lock order prevents deadlocks.
 */
export async function lockAccount(tx: Executor, memberId: number): Promise<typeof account.$inferSelect> {
  const [found] = await tx
    .select()
    .from(account)
    .where(eq(account.memberId, memberId))
    .for('update')
    .prepare('lock-account')
    .execute();
  if (!found) throw new Error(`member ${memberId} has no account`);
  return found;
}

/**
 * Locks the account for something that its member begins: an order, a payment, a withdrawal. One that was closed in the meantime
 * has no session any more, so it is refused like an ended one.
 */
export async function lockOpenAccount(tx: Executor, memberId: number): Promise<typeof account.$inferSelect> {
  const found = await lockAccount(tx, memberId);
  if (found.closedAt !== null) throw new ApiRefusal('sessionExpired');
  return found;
}

/**
 * Books money, in cents of the account's currency, in the transaction of its cause. A trigger updates the balance and refuses a
 * negative one: check the balance first, under {@link lockAccount}. An amount of 0 adds no entry.
 */
export async function bookMoney(tx: Executor, entry: MoneyEntry): Promise<void> {
  if (!isWorthBooking(entry.amount)) return;
  await tx.insert(accountEntry).values(entry);
}

/** Books points, like {@link bookMoney}. */
export async function bookPoints(tx: Executor, entry: PointsEntry): Promise<void> {
  if (!isWorthBooking(entry.flowNum)) return;
  await tx.insert(pointsEntry).values(entry).execute();
}
