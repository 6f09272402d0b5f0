import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  type ClosingFacts,
  closingBlockers,
  finishedStates,
  openAfterSales,
  openPaymentsSince,
} from '#domain/my-data/closing.ts';
import { withdrawalExamStateValues } from '#generated/enums.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember, type Request } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import { lockOpenAccount } from '#server/ledger/index.ts';
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

const list = (values: readonly number[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** What the rule about closing needs to know of a member. */
async function readFacts(db: Executor, memberId: number, now: Date): Promise<ClosingFacts> {
  const { standard, sample, customised } = finishedStates;
  const [openAss, pending] = [list(openAfterSales), withdrawalExamStateValues.withdrawalPending];
  const { rows } = await db.execute<Record<keyof ClosingFacts, string>>(sql`select a.yuan, a.dollars,
      (select count(*) from standard_order where member_id = ${memberId}
        and (state not in (${list(standard)}) or ass_flag in (${openAss})))
      + (select count(*) from customised_order where member_id = ${memberId}
        and (state not in (${list(customised)}) or ass_flag in (${openAss})))
      + (select count(*) from sample_order where member_id = ${memberId} and state not in (${list(sample)}))
      as "openOrders",
      (select count(*) from withdrawal where member_id = ${memberId} and state = ${pending}) as "openWithdrawals",
      (select count(*) from payment where member_id = ${memberId} and state = 'started'
        and created_at > ${openPaymentsSince(now).toISOString()}::timestamptz) as "openPayments"
    from account a where a.member_id = ${memberId}`);
  const [facts] = rows;
  return {
    openOrders: Number(facts?.openOrders),
    openWithdrawals: Number(facts?.openWithdrawals),
    openPayments: Number(facts?.openPayments),
    yuan: Number(facts?.yuan),
    dollars: Number(facts?.dollars),
  };
}

/** What keeps the account of the member from being closed. */
export async function getClosing(context: CallContext): Promise<Reply<'getClosing'>> {
  const facts = await readFacts(context.db, callingMember(context).id, context.now);
  return { ok: true, data: { blockers: closingBlockers(facts) } };
}

/**
 * Closes the account of the member. The account is locked as orders, payments and withdrawals lock it: one that began before is seen
 * here, and one that waits for the lock finds the account closed.
 */
export async function deleteAccount(
  context: CallContext,
  { password, secondFactor }: Request<'deleteAccount'>,
): Promise<Reply<'deleteAccount'>> {
  const { db, now } = context;
  const { id, email } = callingMember(context);
  const early = closingBlockers(await readFacts(db, id, now));
  if (early.length > 0) return { ok: false, code: 'accountNotClosable', params: { blockers: early } };
  const checked = await checkLoginPassword(context, password);
  if (!checked.ok) return checked;
  const refused = await requireSecondFactor(context, { memberId: id, given: secondFactor });
  if (refused) return refused;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const blockers = await withLockRetry(db, async (tx) => {
    await lockOpenAccount(tx, id);
    const found = closingBlockers(await readFacts(tx, id, now));
    if (found.length > 0) return found;
    await tx.execute(sql`update account set closed_at = ${now.toISOString()} where member_id = ${id}`);
    await tx.execute(sql`update member set password_hash = ${passwordHash} where id = ${id}`);
    await deleteMailedCodes(tx, email);
    await removePerson(tx, id);
    return [];
  });
  if (blockers.length > 0) return { ok: false, code: 'accountNotClosable', params: { blockers } };
  mailAccountNotice(context, 'accountClosed', email);
  // The account is closed even when a file cannot be removed now: the job finds it.
  await removeFilesOf(db, context.files, id).catch((error: unknown) =>
    context.log.warn({ error: loggedError(error) }, 'files of a closed account remain'),
  );
  return { ok: true };
}
