import { withdrawalBackEntry, withdrawalEntry } from '#domain/ledger/entries.ts';
import { withdrawalMethods } from '#domain/topup-withdraw/decide-withdrawal.ts';
import { withdrawalCashTypeValues, withdrawalExamStateValues } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { withdrawal } from '#server/db/schema/withdrawals.ts';
import { bookMoney, nextNumber } from '#server/ledger/index.ts';
import type { DemoWithdrawal } from './demo-content.ts';
import { before, type PastAction } from './demo-time.ts';

interface Filling {
  readonly db: Executor;
  readonly memberId: number;
  readonly now: Date;
}

const cashTypes = { CNY: withdrawalCashTypeValues.alipay, USD: withdrawalCashTypeValues.paypal } as const;
const decisionMinutes = 1440;

/** Books a withdrawal and, later, what the shop decided about it. */
export async function fillWithdrawal(
  { db, memberId, now }: Filling,
  { currency, amount, account, daysAgo, state: name, reason }: DemoWithdrawal,
): Promise<readonly PastAction[]> {
  const cashType = cashTypes[currency];
  const state = withdrawalExamStateValues[name];
  const createdAt = before(now, daysAgo);
  const decidedAt = name === 'withdrawalPending' ? null : before(now, daysAgo, decisionMinutes);
  const cashNo = await nextNumber(db, 'W', createdAt);
  const asked = { cashNo, memberId, cashType, amount, cashAccount: account, createdAt };
  await db.insert(withdrawal).values({ ...asked, state, decidedAt, reason: reason ?? null });
  const { accountType } = withdrawalMethods[cashType];
  const moved = { amount, objectId: cashNo, accountType };
  await bookMoney(db, { ...withdrawalEntry(moved), memberId, createdAt });
  if (decidedAt === null || name !== 'rejected') return [];
  const giveBack = async () => {
    await bookMoney(db, { ...withdrawalBackEntry(moved), memberId, createdAt: decidedAt });
    return [];
  };
  return [{ at: decidedAt, run: giveBack }];
}
