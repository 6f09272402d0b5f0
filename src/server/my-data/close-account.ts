import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import {
  type ClosingFacts,
  closedEmail,
  closingBlockers,
  deletedText,
  finishedStates,
  openAfterSales,
} from '#domain/my-data/closing.ts';
import { withdrawalExamStateValues } from '#generated/enums.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember, type Request } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { member } from '#server/db/schema/session.ts';
import { checkLoginPassword, hashPassword, requireSecondFactor, sendNotice } from '#server/session/index.ts';

const list = (values: readonly number[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** What the rule about closing needs to know of a member. */
async function readFacts(db: Executor, memberId: number): Promise<ClosingFacts> {
  const { standard, sample, customised } = finishedStates;
  const [openAss, pending] = [list(openAfterSales), withdrawalExamStateValues.withdrawalPending];
  const { rows } = await db.execute<Record<keyof ClosingFacts, string>>(sql`select a.yuan, a.dollars,
      (select count(*) from standard_order where member_id = ${memberId}
        and (state not in (${list(standard)}) or ass_flag in (${openAss})))
      + (select count(*) from customised_order where member_id = ${memberId}
        and (state not in (${list(customised)}) or ass_flag in (${openAss})))
      + (select count(*) from sample_order where member_id = ${memberId} and state not in (${list(sample)}))
      as "openOrders",
      (select count(*) from withdrawal where member_id = ${memberId} and state = ${pending}) as "openWithdrawals"
    from account a where a.member_id = ${memberId}`);
  const [facts] = rows;
  const [openOrders, openWithdrawals] = [Number(facts?.openOrders), Number(facts?.openWithdrawals)];
  return { openOrders, openWithdrawals, yuan: Number(facts?.yuan), dollars: Number(facts?.dollars) };
}

/** What keeps the account of the member from being closed. */
export async function getClosing(context: CallContext): Promise<Reply<'getClosing'>> {
  const facts = await readFacts(context.db, callingMember(context).id);
  return { ok: true, data: { blockers: closingBlockers(facts) } };
}

/** Tables whose rows are gone with the account. Chats go with their messages. */
const deleted = [
  ...['session', 'second_factor', 'recovery_code', 'address', 'cart_item', 'favourite', 'footprint'],
  ...['notice', 'project', 'remote_support', 'order_chat'],
];

/** Deletes what belongs to the person and keeps what the books need, without a name: orders, payments, ledgers, invoices. */
async function anonymise(tx: Executor, memberId: number, passwordHash: string): Promise<void> {
  for (const table of deleted)
    await tx.execute(sql`delete from ${sql.identifier(table)} where member_id = ${memberId}`);
  for (const table of ['standard_order', 'customised_order', 'sample_order'])
    await tx.execute(sql`update ${sql.identifier(table)} set receiving_user = ${deletedText},
      receiving_address = ${deletedText}, receiving_phone = ${deletedText}, search_text = ''
      where member_id = ${memberId}`);
  await tx.execute(sql`update after_sales set question = ${deletedText} where member_id = ${memberId}`);
  await tx.execute(sql`update withdrawal set cash_account = ${deletedText} where member_id = ${memberId}`);
  // Signed contracts stay with their orders; any other file is removed as an unused one.
  await tx.execute(sql`update stored_file set referred_at = null where member_id = ${memberId}
    and not exists (select from customised_order o where o.member_id = ${memberId}
      and position(stored_file.name in concat(o.front_contract, o.back_contract)) > 0)
    and not exists (select from standard_order o where o.member_id = ${memberId}
      and position(stored_file.name in concat(o.system_contract, o.user_contract)) > 0)`);
  await tx.execute(sql`update account set pay_password_hash = null where member_id = ${memberId}`);
  await tx
    .update(member)
    .set({
      email: closedEmail(memberId),
      passwordHash,
      name: deletedText,
      surname: deletedText,
      phone: deletedText,
      country: deletedText,
      provinces: deletedText,
      mechanismName: deletedText,
      headImage: null,
      sex: null,
    })
    .where(eq(member.id, memberId));
}

/**
 * Closes the account of the member. The account is locked as orders and withdrawals lock it, so that none can begin between the
 * check and the end.
 */
export async function deleteAccount(
  context: CallContext,
  { password, secondFactor }: Request<'deleteAccount'>,
): Promise<Reply<'deleteAccount'>> {
  const { db } = context;
  const { id, email } = callingMember(context);
  const early = closingBlockers(await readFacts(db, id));
  if (early.length > 0) return { ok: false, code: 'accountNotClosable', params: { blockers: early } };
  const checked = await checkLoginPassword(context, password);
  if (!checked.ok) return checked;
  const refused = await requireSecondFactor(context, { memberId: id, given: secondFactor });
  if (refused) return refused;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const blockers = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from account where member_id = ${id} for update`);
    const found = closingBlockers(await readFacts(tx, id));
    if (found.length === 0) await anonymise(tx, id, passwordHash);
    return found;
  });
  if (blockers.length > 0) return { ok: false, code: 'accountNotClosable', params: { blockers } };
  sendNotice(context, 'accountClosed', email);
  return { ok: true };
}
