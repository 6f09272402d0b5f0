import { and, eq, isNull } from 'drizzle-orm';
import { refuseFirst } from '#domain/cashier/pay-password.ts';
import { refuseUnchanged } from '#domain/session/new-password.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember, type Request } from '#server/call-context.ts';
import { checkPayPassword } from '#server/cashier/index.ts';
import type { Executor } from '#server/db/client.ts';
import { account } from '#server/db/schema/ledger.ts';
import { type CodeKey, hashPassword, mailAccountNotice, tryCode, useCode } from '#server/session/index.ts';

async function storedHash(db: Executor, memberId: number): Promise<string | null> {
  const [found] = await db
    .select({ hash: account.payPasswordHash })
    .from(account)
    .where(eq(account.memberId, memberId));
  return found?.hash ?? null;
}

interface Change {
  readonly memberId: number;
  readonly key: CodeKey;
  readonly codeHash: string;
  /** Current hash to replace; null where no password is set. */
  readonly from: string | null;
  readonly to: string;
}

/** Rolls back the use of the code when another call changed the password first. */
class Overtaken extends Error {}

/** Consumes the code and writes the new hash if the old one is still current. */
async function write(db: Executor, change: Change): Promise<'written' | 'codeUsed' | 'overtaken'> {
  const { memberId, from } = change;
  const inForce = from === null ? isNull(account.payPasswordHash) : eq(account.payPasswordHash, from);
  try {
    return await db.transaction(async (tx) => {
      if (!(await useCode(tx, change.key, change.codeHash))) return 'codeUsed';
      const written = await tx
        .update(account)
        .set({ payPasswordHash: change.to })
        .where(and(eq(account.memberId, memberId), inForce))
        .returning({ memberId: account.memberId });
      if (written.length === 0) throw new Overtaken();
      return 'written';
    });
  } catch (error) {
    if (error instanceof Overtaken) return 'overtaken';
    throw error;
  }
}

/** Sets the first payment password. When one exists, the call is refused before the code is checked. */
export async function setPayPassword(
  context: CallContext,
  { code, payPassword }: Request<'setPayPassword'>,
): Promise<Reply<'setPayPassword'>> {
  const { db, now } = context;
  const { id: memberId, email } = callingMember(context);
  const key: CodeKey = { purpose: 'account', email };
  const notFirst = refuseFirst((await storedHash(db, memberId)) !== null);
  if (notFirst) return notFirst;
  const codeHash = await tryCode(db, key, code, now);
  if (codeHash === undefined) return { ok: false, code: 'wrongMailedCode' };
  const to = await hashPassword(payPassword);
  const result = await write(db, { memberId, key, codeHash, from: null, to });
  if (result === 'written') {
    mailAccountNotice(context, 'payPasswordSet', email);
    return { ok: true };
  }
  return { ok: false, code: result === 'codeUsed' ? 'wrongMailedCode' : 'notOffered' };
}

/**
 * Changes the payment password. The code is checked first: without access to the mailbox nobody learns whether an old password
 * is right. A wrong old password counts like one at a payment; the code stays valid for the next attempt.
 */
export async function updatePayPassword(
  context: CallContext,
  { code, oldPayPassword, payPassword }: Request<'updatePayPassword'>,
): Promise<Reply<'updatePayPassword'>> {
  const { db, now } = context;
  const { id: memberId, email } = callingMember(context);
  const key: CodeKey = { purpose: 'account', email };
  const unchanged = refuseUnchanged('payPassword', { old: oldPayPassword, chosen: payPassword });
  if (unchanged) return unchanged;
  const from = await storedHash(db, memberId);
  if (from === null) return { ok: false, code: 'payPasswordMissing' };
  const codeHash = await tryCode(db, key, code, now);
  if (codeHash === undefined) return { ok: false, code: 'wrongMailedCode' };
  const refused = await checkPayPassword(db, { memberId, password: oldPayPassword, now });
  if (refused) return refused;
  const to = await hashPassword(payPassword);
  const result = await write(db, { memberId, key, codeHash, from, to });
  // Overtaken: another call has changed the old password in the meantime.
  if (result !== 'written') return { ok: false, code: 'wrongMailedCode' };
  mailAccountNotice(context, 'payPasswordChanged', email);
  return { ok: true };
}
