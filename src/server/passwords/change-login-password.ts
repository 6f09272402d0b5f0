import { and, eq, ne } from 'drizzle-orm';
import { decideInSteps } from '#domain/decide-in-steps.ts';
import { decideLoginPasswordChange } from '#domain/passwords/decide-change.ts';
import { refuseLoginPassword } from '#domain/session/login-password.ts';
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

type Checked = Extract<Awaited<ReturnType<typeof checkLoginPassword>>, { ok: true }>;

/** Writes the new password where the checked one is still in force, and ends the other sessions. */
async function write(context: CallContext, { passwordHash: from, counted }: Checked, password: string) {
  const { id, tokenHash } = callingMember(context);
  const passwordHash = await hashPassword(password);
  return context.db.transaction(async (tx) => {
    const changed = await tx
      .update(member)
      .set({ passwordHash })
      .where(and(eq(member.id, id), eq(member.passwordHash, from)))
      .returning({ id: member.id });
    if (changed.length === 0) return false;
    await tx.delete(session).where(and(eq(session.memberId, id), ne(session.tokenHash, tokenHash)));
    await deleteFailedAttempts(tx, counted);
    return true;
  });
}

/** Changes the login password of the signed-in member, ends the other sessions and says so by mail. */
export async function updateLoginPassword(
  context: CallContext,
  { oldPassword, password }: Request<'updateLoginPassword'>,
): Promise<Reply<'updateLoginPassword'>> {
  let checked: Checked | undefined;
  const refusal = await decideInSteps(decideLoginPasswordChange, {
    unchanged: () => refuseUnchanged('password', { old: oldPassword, chosen: password }),
    wrongPassword: async () => {
      const result = await checkLoginPassword(context, oldPassword);
      if (!result.ok) return result;
      checked = result;
      return undefined;
    },
    overtaken: async () => {
      const isRight = checked !== undefined && (await write(context, checked, password));
      return refuseLoginPassword({ locked: 0, isRight });
    },
  });
  if (refusal) return refusal;
  mailAccountNotice(context, 'updateLoginPassword', callingMember(context).email);
  return { ok: true };
}
