import { eq } from 'drizzle-orm';
import { accountTypes, budgets, dealTypes, flowTypes } from '#domain/ledger/flow-values.ts';
import type { Database } from '#server/db/client.ts';
import { account } from '#server/db/schema/ledger.ts';
import { bookMoney, bookPoints } from '#server/ledger/book.ts';
import { quickHash } from './quick-hash.ts';

interface Credit {
  /** Cents. */
  readonly yuan?: number;
  /** Cents. */
  readonly dollars?: number;
  readonly points?: number;
}

const createdAt = new Date('2026-02-01T08:00:00Z');

/** Gives a member money and points the only way there is: by entries of the ledgers. */
export async function creditBalances(db: Database, memberId: number, credit: Credit): Promise<void> {
  const income = { memberId, createdAt, budget: budgets.income };
  const recharge = { ...income, dealType: dealTypes.recharge, objectId: 'Z2026020100000001' };
  await bookMoney(db, { ...recharge, accountType: accountTypes.yuanAccount, amount: credit.yuan ?? 0 });
  await bookMoney(db, { ...recharge, accountType: accountTypes.dollarAccount, amount: credit.dollars ?? 0 });
  const completed = { ...income, flowType: flowTypes.completedOrder, objectId: 'P2026020100000001' };
  await bookPoints(db, { ...completed, flowNum: credit.points ?? 0 });
}

export async function readBalances(db: Database, memberId: number): Promise<Required<Credit>> {
  const [found] = await db.select().from(account).where(eq(account.memberId, memberId));
  if (!found) throw new Error('the member has no account');
  return { yuan: found.yuan, dollars: found.dollars, points: found.points };
}

export const payPassword = 'Green7hill';
const payPasswordHash = quickHash(payPassword);

/** Gives a member {@link payPassword}. */
export async function setPayPassword(db: Database, memberId: number): Promise<void> {
  await db.update(account).set({ payPasswordHash }).where(eq(account.memberId, memberId));
}
