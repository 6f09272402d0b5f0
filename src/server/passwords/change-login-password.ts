import { and, eq, ne } from 'drizzle-orm';
import { refuseUnchanged } from '#domain/session/new-password.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember, type Request } from '#server/call-context.ts';
import { member, session } from '#server/db/schema/session.ts';
import {
  checkLoginPassword,
  deleteFailedAttempts,
  hashPassword,
  mailAccountNotice,
} from '#server/session/index.ts';

/** Changes the login password of the signed-in member, ends the other sessions and says so by mail. */
export async function updateLoginPassword(
  context: CallContext,
  { oldPassword, password }: Request<'updateLoginPassword'>,
): Promise<Reply<'updateLoginPassword'>> {
  const { id, email, tokenHash } = callingMember(context);
  const unchanged = refuseUnchanged('password', { old: oldPassword, chosen: password });
  if (unchanged) return unchanged;
  const checked = await checkLoginPassword(context, oldPassword);
  if (!checked.ok) return checked;
  const passwordHash = await hashPassword(password);
  const isChanged = await context.db.transaction(async (tx) => {
    const changed = await tx
      .update(member)
      .set({ passwordHash })
      .where(and(eq(member.id, id), eq(member.passwordHash, checked.passwordHash)))
      .returning({ id: member.id });
    if (changed.length === 0) return false;
    await tx.delete(session).where(and(eq(session.memberId, id), ne(session.tokenHash, tokenHash)));
    await deleteFailedAttempts(tx, checked.counted);
    return true;
  });
  if (!isChanged) return { ok: false, code: 'wrongCredentials' };
  mailAccountNotice(context, 'loginPassword', email);
  return { ok: true };
}
