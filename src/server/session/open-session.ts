import { and, gt, type SQL } from 'drizzle-orm';
import { sessionsEndedSince } from '#domain/session/lifetimes.ts';
import { session } from '#server/db/schema/session.ts';

/** `isSessionAlive` of the domain as a condition. */
export function isSessionOpen(now: Date): SQL | undefined {
  const ended = sessionsEndedSince(now.getTime());
  return and(gt(session.usedAt, new Date(ended.usedAt)), gt(session.createdAt, new Date(ended.openedAt)));
}
