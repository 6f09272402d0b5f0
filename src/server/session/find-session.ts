import { and, eq, gt } from 'drizzle-orm';
import { constants } from '#generated/constants.ts';
import type { CallingMember } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { member, session } from '#server/db/schema/session.ts';
import { tokenHash } from './session-token.ts';

/**
 * Milliseconds between updates of `usedAt`: one at every call would turn every read into a write, and a minute does not matter.
 */
const touchEveryMs = 60_000;

/** The member of a token; undefined when the session has ended, was idle too long or is too old. */
export async function findSession(
  db: Executor,
  token: string,
  now: Date,
): Promise<CallingMember | undefined> {
  const hash = tokenHash(token);
  const [found] = await db
    .select({ id: member.id, email: member.email, usedAt: session.usedAt })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(
      and(
        eq(session.tokenHash, hash),
        gt(session.usedAt, new Date(now.getTime() - constants.sessionIdleLife * 1000)),
        gt(session.createdAt, new Date(now.getTime() - constants.sessionLife * 1000)),
      ),
    );
  if (!found) return undefined;
  if (now.getTime() - found.usedAt.getTime() >= touchEveryMs) {
    await db.update(session).set({ usedAt: now }).where(eq(session.tokenHash, hash));
  }
  return { id: found.id, email: found.email, tokenHash: hash };
}
