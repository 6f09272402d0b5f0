import { eq } from 'drizzle-orm';
import { emailKey } from '#domain/session/mailed-codes.ts';
import type { Reply } from '#generated/server/routes.ts';
import type { CallContext, Request } from '#server/call-context.ts';
import { member, session } from '#server/db/schema/session.ts';
import { deleteFailedAttempts } from './attempts.ts';
import { changeByCode } from './change-by-code.ts';
import { type CodeKey, useCode } from './mailed-code.ts';
import { mailAccountNotice } from './notice-mails.ts';
import { hashPassword } from './password.ts';

/** Sets a new login password for the owner of the mailbox, ends all sessions and unlocks the account. */
export async function resetPassword(
  context: CallContext,
  request: Request<'resetPassword'>,
): Promise<Reply<'resetPassword'>> {
  const { db } = context;
  const key: CodeKey = { purpose: 'reset', email: emailKey(request.mail) };
  const refused = await changeByCode(context, { key, code: request.code }, async (codeHash) => {
    const passwordHash = await hashPassword(request.password);
    return db.transaction(async (tx) => {
      if (!(await useCode(tx, key, codeHash))) return false;
      const [changed] = await tx
        .update(member)
        .set({ passwordHash })
        .where(eq(member.email, key.email))
        .returning({ id: member.id });
      if (!changed) return false;
      await tx.delete(session).where(eq(session.memberId, changed.id));
      await deleteFailedAttempts(tx, { kind: 'account', key: key.email });
      return true;
    });
  });
  if (refused) return refused;
  mailAccountNotice(context, 'resetPassword', key.email);
  return { ok: true };
}
