import { and, eq, gte, sum } from 'drizzle-orm';
import { decideInSteps } from '#domain/decide-in-steps.ts';
import { withdrawalEntry } from '#domain/ledger/entries.ts';
import {
  type CashType,
  decideWithdrawal,
  decideWithdrawer,
  withdrawalMethods,
} from '#domain/topup-withdraw/decide-withdrawal.ts';
import { newWithdrawal } from '#domain/topup-withdraw/withdrawal-steps.ts';
import { withdrawalDay, withdrawnToday } from '#domain/topup-withdraw/withdrawn-today.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember, type Request } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { account } from '#server/db/schema/ledger.ts';
import { withdrawal } from '#server/db/schema/withdrawals.ts';
import { bookMoney, lockOpenAccount, nextNumber } from '#server/ledger/index.ts';
import { requireSecondFactor } from '#server/session/index.ts';

/** What a member withdrew by one method on the current day, in cents by state. */
async function withdrawalsOfDay(db: Executor, memberId: number, cashType: CashType, now: Date) {
  const { memberId: owner, cashType: method, createdAt, state, amount } = withdrawal;
  const found = await db
    .select({ state, amount: sum(amount) })
    .from(withdrawal)
    .where(and(eq(owner, memberId), eq(method, cashType), gte(createdAt, withdrawalDay(now))))
    .groupBy(state);
  return found.map((sums) => ({ state: sums.state, amount: Number(sums.amount) }));
}

interface WithdrawalRequest {
  readonly memberId: number;
  readonly request: Request<'applyWithdrawal'>;
  readonly balances: { readonly yuan: number; readonly dollars: number };
}

async function decide(
  { db, now }: CallContext,
  { memberId, request: { cashType, cashAmount }, balances }: WithdrawalRequest,
): Promise<ReturnType<typeof decideWithdrawal>> {
  return decideWithdrawal({
    cashType,
    cashAmount,
    balances,
    withdrawnToday: withdrawnToday(await withdrawalsOfDay(db, memberId, cashType, now)),
  });
}

/** Asks for the second factor, after a first look at balance and limit. */
export async function checkWithdrawer(
  context: CallContext,
  request: Request<'applyWithdrawal'>,
): Promise<Extract<Reply<'applyWithdrawal'>, { ok: false }> | undefined> {
  const { id: memberId } = callingMember(context);
  const { yuan, dollars, memberId: owner } = account;
  const [balances] = await context.db.select({ yuan, dollars }).from(account).where(eq(owner, memberId));
  if (!balances) throw new Error(`member ${memberId} has no account`);
  return decideInSteps(decideWithdrawer, {
    notPossible: async () => {
      const decision = await decide(context, { memberId, request, balances });
      return decision.ok ? undefined : decision;
    },
    secondFactor: () => requireSecondFactor(context, { memberId, given: request.secondFactor }),
  });
}

/**
 * Opens a withdrawal and books its amount off the balance at once. Everything is decided under the lock of the account, so that
 * parallel withdrawals never exceed the balance or the limit of the day.
 */
export async function applyWithdrawal(
  context: CallContext,
  request: Request<'applyWithdrawal'>,
): Promise<Reply<'applyWithdrawal'>> {
  const { db, now } = context;
  const { cashAccount, cashAmount, cashType } = request;
  const { id: memberId } = callingMember(context);
  const balances = await lockOpenAccount(db, memberId);
  const decision = await decide(context, { memberId, request, balances });
  if (!decision.ok) return decision;
  const cashNo = await nextNumber(db, 'W', now);
  await db.insert(withdrawal).values({
    cashNo,
    memberId,
    cashType,
    cashAccount,
    amount: cashAmount,
    state: newWithdrawal.examState,
    createdAt: now,
  });
  const { accountType } = withdrawalMethods[cashType];
  const entry = withdrawalEntry({ accountType, amount: cashAmount, objectId: cashNo });
  await bookMoney(db, { ...entry, memberId, createdAt: now });
  return { ok: true };
}
