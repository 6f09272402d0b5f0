import { type ProjectDecision, projectDecisions } from '#domain/projects/examine-project.ts';
import type { Executor } from '#server/db/client.ts';
import { moveEntry } from '#server/db/move-entry.ts';
import { projectTable } from './project-table.ts';

/** Passes or rejects a submitted project for the shop, once. Returns `notFound` or `notOffered` like a call of a member. */
export function examineProject(
  db: Executor,
  { projectId, decision }: { readonly projectId: number; readonly decision: ProjectDecision },
  now: Date,
) {
  const { when, sets } = projectDecisions[decision];
  return moveEntry(db, projectTable, { id: projectId, when, sets: { ...sets, examinedAt: now } });
}
