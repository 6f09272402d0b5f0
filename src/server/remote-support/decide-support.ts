import { type SupportDecision, supportDecisions } from '#domain/remote-support/decide-support.ts';
import type { Executor } from '#server/db/client.ts';
import { moveEntry } from '#server/db/move-entry.ts';
import { supportTable } from './support-table.ts';

/** Accepts or completes a request for remote support for the shop, once. Returns `notFound` or `notOffered` like a call of a member. */
export function decideSupport(
  db: Executor,
  { supportId, decision }: { readonly supportId: number; readonly decision: SupportDecision },
) {
  return moveEntry(db, supportTable, { id: supportId, ...supportDecisions[decision] });
}
