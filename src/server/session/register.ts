import { emailKey } from '#domain/session/mailed-codes.ts';
import { newMember } from '#domain/session/new-member.ts';
import type { Reply } from '#generated/server/routes.ts';
import type { CallContext, Request } from '#server/call-context.ts';
import { member } from '#server/db/schema/session.ts';
import { changeByCode } from './change-by-code.ts';
import { type CodeKey, useCode } from './mailed-code.ts';
import { hashPassword } from './password.ts';

/** Registers a member. */
export async function register(
  context: CallContext,
  request: Request<'registerMember'>,
): Promise<Reply<'registerMember'>> {
  const { db, now } = context;
  const key: CodeKey = { purpose: 'register', email: emailKey(request.email) };
  const refused = await changeByCode(context, { key, code: request.code }, async (codeHash) => {
    const values = {
      ...newMember(request),
      passwordHash: await hashPassword(request.password),
      createdAt: now,
    };
    const made = await db.transaction(async (tx) => {
      if (!(await useCode(tx, key, codeHash))) return [];
      return tx.insert(member).values(values).onConflictDoNothing().returning({ id: member.id });
    });
    return made.length > 0;
  });
  return refused ?? { ok: true };
}
