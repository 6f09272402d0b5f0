import { and, count, desc, eq, ne } from 'drizzle-orm';
import { shownSession } from '#domain/account-security/shown-session.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember, type Request } from '#server/call-context.ts';
import { deleteOwn } from '#server/db/delete-own.ts';
import { session } from '#server/db/schema/session.ts';
import { isSessionOpen } from '#server/session/index.ts';

/** The sessions of a member that have not ended. */
function openSessions({ now }: CallContext, memberId: number) {
  return and(eq(session.memberId, memberId), isSessionOpen(now));
}

/** The signed-in devices of the member, the last used first. */
export async function listSessions(
  context: CallContext,
  { pageNum, pageSize }: Request<'listSessions'>,
): Promise<Reply<'listSessions'>> {
  const { id, tokenHash } = callingMember(context);
  const mine = openSessions(context, id);
  const [total] = await context.db.select({ items: count() }).from(session).where(mine);
  const rows = await context.db
    .select()
    .from(session)
    .where(mine)
    .orderBy(desc(session.usedAt), desc(session.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const data = rows.map(({ createdAt: openedAt, ...row }) =>
    shownSession({ ...row, openedAt }, row.tokenHash === tokenHash),
  );
  return { ok: true, data, params: { totalDataCounts: total?.items ?? 0 } };
}

/** Ends one session of the member. */
export async function logoutSession(
  context: CallContext,
  { sessionId }: Request<'logoutSession'>,
): Promise<Reply<'logoutSession'>> {
  const { id } = callingMember(context);
  return deleteOwn(context.db, session, { id: sessionId, memberId: id });
}

/** Ends every session of the member but the calling one. */
export async function logoutOtherSessions(context: CallContext): Promise<Reply<'logoutOtherSessions'>> {
  const { id, tokenHash } = callingMember(context);
  await context.db.delete(session).where(and(eq(session.memberId, id), ne(session.tokenHash, tokenHash)));
  return { ok: true };
}
