import { and, eq, isNull } from 'drizzle-orm';
import { isUseRecorded } from '#domain/session/lifetimes.ts';
import type { CallingMember } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { account } from '#server/db/schema/ledger.ts';
import { member, session } from '#server/db/schema/session.ts';
import { isSessionOpen } from './open-session.ts';
import { tokenHash } from './session-token.ts';

/** The member of a token; undefined when the session has ended, was idle too long or is too old. */
export async function findSession(
  db: Executor,
  token: string,
  now: Date,
): Promise<CallingMember | undefined> {
  const hash = tokenHash(token);
  const [found] = await db
    .select({ id: member.id, email: member.email, usedAt: session.usedAt, sessionId: session.id })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .innerJoin(account, eq(account.memberId, session.memberId))
    .where(
      and(
        eq(session.tokenHash, hash),
        // A sign-in may have ended just after the account was closed.
        isNull(account.closedAt),
        isSessionOpen(now),
      ),
    )
    .prepare('find-session')
    .execute();
  if (!found) return undefined;
  if (isUseRecorded({ usedAt: found.usedAt.getTime() }, now.getTime())) {
    await db.update(session).set({ usedAt: now }).where(eq(session.tokenHash, hash));
  }
  return { id: found.id, email: found.email, tokenHash: hash, sessionId: found.sessionId };
}
