import { and, eq } from 'drizzle-orm';
import { notOffered } from '#domain/actions/offered.ts';
import { withdrawalBackEntry } from '#domain/ledger/entries.ts';
import { type NotFound, requireExisting } from '#domain/ownership/own-entry.ts';
import { withdrawalMethods } from '#domain/topup-withdraw/decide-withdrawal.ts';
import {
  offersWithdrawalStep,
  type WithdrawalStepName,
  withdrawalSteps,
} from '#domain/topup-withdraw/withdrawal-steps.ts';
import type { Executor } from '#server/db/client.ts';
import { withdrawal } from '#server/db/schema/withdrawals.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import { bookMoney, lockAccount } from '#server/ledger/index.ts';

interface Decided {
  readonly cashNo: string;
  readonly now: Date;
  /** Shown to the member with a rejected withdrawal. */
  readonly reason?: string;
}

/** A withdrawal is decided once: any later decision is not offered. */
export type WithdrawalDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: NotFound['code'] | 'notOffered' };

type Withdrawal = typeof withdrawal.$inferSelect;

/** Books a rejected amount back, in the transaction that rejects it. */
function giveBack(
  tx: Executor,
  { memberId, amount, cashNo, cashType }: Withdrawal,
  now: Date,
): Promise<void> {
  const { accountType } = withdrawalMethods[cashType];
  const entry = withdrawalBackEntry({ accountType, amount, objectId: cashNo });
  return bookMoney(tx, { ...entry, memberId, createdAt: now });
}

function takeStep(
  db: Executor,
  name: WithdrawalStepName,
  { cashNo, now, reason }: Decided,
): Promise<WithdrawalDecision> {
  const named = eq(withdrawal.cashNo, cashNo);
  return withLockRetry(db, async (tx): Promise<WithdrawalDecision> => {
    const [row] = await tx.select().from(withdrawal).where(named);
    const known = requireExisting(row);
    if (!known.ok) return known;
    // The account first, as everywhere: a fixed lock order prevents deadlocks.
    await lockAccount(tx, known.value.memberId);
    const [found] = await tx.select().from(withdrawal).where(named).for('update');
    if (!found || !offersWithdrawalStep(name, found.state)) return notOffered;
    const step = withdrawalSteps[name];
    const refunds = 'refunds' in step;
    await tx
      .update(withdrawal)
      .set({ state: step.sets.examState, decidedAt: now, reason: refunds ? (reason ?? null) : null })
      .where(and(named, eq(withdrawal.state, found.state)));
    if (refunds) await giveBack(tx, found, now);
    return { ok: true };
  });
}

/** The shop has sent the money of a pending withdrawal. */
export function approveWithdrawal(db: Executor, decided: Decided): Promise<WithdrawalDecision> {
  return takeStep(db, 'approve', decided);
}

/** The shop does not send the money of a pending withdrawal; it goes back to the balance, once. */
export function rejectWithdrawal(db: Executor, decided: Decided): Promise<WithdrawalDecision> {
  return takeStep(db, 'reject', decided);
}
