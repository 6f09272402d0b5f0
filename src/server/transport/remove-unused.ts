import { and, asc, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { constants } from '#generated/constants.ts';
import type { Executor } from '#server/db/client.ts';
import { storedFile } from '#server/db/schema/files.ts';
import type { FileStorage } from '#server/gateways/files/index.ts';

const batch = 50;

/**
 * Removes files that nothing refers to, and returns how many. Several processes may run it at the same time: each takes other rows.
 * The content goes first, so that an interrupted run leaves rows, which the next run finds.
 */
async function removeFiles(db: Executor, files: FileStorage, which: SQL): Promise<number> {
  const unused = and(isNull(storedFile.referredAt), which);
  let removed = 0;
  for (let found = batch; found === batch; removed += found) {
    found = await db.transaction(async (step) => {
      const rows = await step
        .select({ name: storedFile.name })
        .from(storedFile)
        .where(unused)
        .orderBy(asc(storedFile.createdAt))
        .limit(batch)
        .for('update', { skipLocked: true });
      for (const { name } of rows) await files.remove(name);
      const names = rows.map(({ name }) => name);
      if (names.length > 0) await step.delete(storedFile).where(inArray(storedFile.name, names));
      return names.length;
    });
  }
  return removed;
}

/** Removes the files that nothing refers to a day after their upload, and returns how many. */
export function removeUnusedFiles(db: Executor, files: FileStorage, now: Date): Promise<number> {
  const uploadedBefore = new Date(now.getTime() - constants.unusedUploadLife * 1000);
  return removeFiles(db, files, lt(storedFile.createdAt, uploadedBefore));
}

/** Removes the files of a member that nothing refers to, whatever their age. */
export function removeFilesOf(db: Executor, files: FileStorage, memberId: number): Promise<number> {
  return removeFiles(db, files, eq(storedFile.memberId, memberId));
}
