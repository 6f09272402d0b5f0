import { and, eq, ne } from 'drizzle-orm';
import { loginLimit } from '#domain/session/attempts.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember, type Request } from '#server/call-context.ts';
import { member, session } from '#server/db/schema/session.ts';
import {
  deleteAttempts,
  deleteFailedAttempts,
  hashPassword,
  markFailed,
  passwordFits,
  recordAttempt,
  waitToCompare,
} from '#server/session/index.ts';

/**
 * Changes the login password of the signed-in member and ends the other sessions. A wrong old password counts like one at
 * sign-in, so that an unattended screen is no place to guess.
 */
export async function updateLoginPassword(
  context: CallContext,
  { oldPassword, password }: Request<'updateLoginPassword'>,
): Promise<Reply<'updateLoginPassword'>> {
  const { db, now } = context;
  const { id, email, tokenHash } = callingMember(context);
  const account = { kind: 'account', key: email } as const;
  const tried = await recordAttempt(db, account, now, true);
  const retryAfter = await waitToCompare(db, { counted: account, id: tried, lock: loginLimit, now });
  if (retryAfter > 0) {
    await deleteAttempts(db, [tried]);
    return { ok: false, code: 'accountLocked', params: { retryAfter } };
  }
  const [found] = await db.select({ hash: member.passwordHash }).from(member).where(eq(member.id, id));
  if (!found || !(await passwordFits(oldPassword, found.hash))) {
    await markFailed(db, [tried]);
    return { ok: false, code: 'wrongCredentials' };
  }
  await deleteAttempts(db, [tried]);
  const passwordHash = await hashPassword(password);
  const isChanged = await db.transaction(async (tx) => {
    const changed = await tx
      .update(member)
      .set({ passwordHash })
      .where(and(eq(member.id, id), eq(member.passwordHash, found.hash)))
      .returning({ id: member.id });
    if (changed.length === 0) return false;
    await tx.delete(session).where(and(eq(session.memberId, id), ne(session.tokenHash, tokenHash)));
    await deleteFailedAttempts(tx, account);
    return true;
  });
  return isChanged ? { ok: true } : { ok: false, code: 'wrongCredentials' };
}
