import { randomBytes } from 'node:crypto';
import { eq, max, sql } from 'drizzle-orm';
import { decideInSteps } from '#domain/decide-in-steps.ts';
import { type ClosingFacts, closingBlockers, decideClosing, refuseBlocked } from '#domain/my-data/closing.ts';
import { customisedNextStep, sampleNextStep, standardNextStep } from '#domain/orders/next-step.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember, type Request } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { account } from '#server/db/schema/ledger.ts';
import { sampleOrder, standardOrder } from '#server/db/schema/orders.ts';
import { payment, refund } from '#server/db/schema/payment.ts';
import { withdrawal } from '#server/db/schema/withdrawals.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import { lockOpenAccount } from '#server/ledger/index.ts';
import { groupCustomised } from '#server/orders-customised/index.ts';
import {
  checkLoginPassword,
  deleteMailedCodes,
  hashPassword,
  mailAccountNotice,
  requireSecondFactor,
} from '#server/session/index.ts';
import { removeFilesOf } from '#server/transport/index.ts';
import { loggedError } from '#server/wire/failure.ts';
import { removePerson } from './remove-person.ts';

/** What the rule about closing needs to know of a member. */
async function readFacts(db: Executor, memberId: number): Promise<ClosingFacts> {
  const standard = await db
    .selectDistinct({ proOrderState: standardOrder.state, assFlag: standardOrder.assFlag })
    .from(standardOrder)
    .where(eq(standardOrder.memberId, memberId));
  const customised = await groupCustomised(db, memberId);
  const samples = await db
    .selectDistinct({ orderState: sampleOrder.state })
    .from(sampleOrder)
    .where(eq(sampleOrder.memberId, memberId));
  const withdrawals = await db
    .selectDistinct({ state: withdrawal.state })
    .from(withdrawal)
    .where(eq(withdrawal.memberId, memberId));
  const payments = await db
    .select({ state: payment.state, createdAt: max(payment.createdAt) })
    .from(payment)
    .where(eq(payment.memberId, memberId))
    .groupBy(payment.state);
  const refunds = await db
    .selectDistinct({ state: refund.state })
    .from(refund)
    .where(eq(refund.memberId, memberId));
  const [balances] = await db
    .select({ yuan: account.yuan, dollars: account.dollars })
    .from(account)
    .where(eq(account.memberId, memberId));
  if (!balances) throw new Error('the member has no account');
  return {
    nextSteps: [
      ...standard.map(standardNextStep),
      ...customised.map(customisedNextStep),
      ...samples.map(sampleNextStep),
    ],
    withdrawals,
    refunds,
    payments: payments.flatMap(({ createdAt, ...latest }) => (createdAt ? [{ ...latest, createdAt }] : [])),
    ...balances,
  };
}

async function findBlockers(db: Executor, memberId: number, now: Date) {
  return closingBlockers(await readFacts(db, memberId), now);
}

/** What keeps the account of the member from being closed. */
export async function getClosing(context: CallContext): Promise<Reply<'getClosing'>> {
  const blockers = await findBlockers(context.db, callingMember(context).id, context.now);
  return { ok: true, data: { blockers } };
}

/**
 * Closes an account that nothing keeps open. It is locked as orders, payments and withdrawals lock it: one that began before is seen
 * here, and one that waits for the lock finds the account closed.
 */
async function closeAccount({ db, now }: CallContext, { id, email }: { id: number; email: string }) {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return withLockRetry(db, async (tx) => {
    await lockOpenAccount(tx, id);
    const blocked = refuseBlocked(await findBlockers(tx, id, now));
    if (blocked) return blocked;
    await tx.execute(sql`update account set closed_at = ${now.toISOString()} where member_id = ${id}`);
    await tx.execute(sql`update member set password_hash = ${passwordHash} where id = ${id}`);
    await deleteMailedCodes(tx, email);
    await removePerson(tx, id);
    return undefined;
  });
}

/** Closes the account of the member. */
export async function deleteAccount(
  context: CallContext,
  { password, secondFactor }: Request<'deleteAccount'>,
): Promise<Reply<'deleteAccount'>> {
  const { db, now } = context;
  const member = callingMember(context);
  const { id, email } = member;
  const refusal = await decideInSteps(decideClosing, {
    blocked: async () => refuseBlocked(await findBlockers(db, id, now)),
    wrongPassword: async () => {
      const checked = await checkLoginPassword(context, password);
      return checked.ok ? undefined : checked;
    },
    secondFactor: () => requireSecondFactor(context, { memberId: id, given: secondFactor }),
    overtaken: () => closeAccount(context, member),
  });
  if (refusal) return refusal;
  mailAccountNotice(context, 'deleteAccount', email);
  // The account is closed even when a file cannot be removed now: the job finds it.
  await removeFilesOf(db, context.files, id).catch((error: unknown) =>
    context.log.warn({ error: loggedError(error) }, 'files of a closed account remain'),
  );
  return { ok: true };
}
