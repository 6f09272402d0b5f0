import { existsSync, statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { StartProblem } from '#server/start-problem.ts';

const megabyte = 2 ** 20;
/** Size of a new database with the demo shop, plus reserve. */
const neededForNew = 128 * megabyte;
/** Below this the database cannot write its WAL. */
const neededForOld = 16 * megabyte;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** True if the disk of a folder has no room for what the shop writes. A file system without a size of its own is never full. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const found = await statfs(folder).catch(() => undefined);
  return found !== undefined && found.blocks > 0 && found.bavail * found.bsize < neededForOld;
}

/** Refuses to open the embedded database on a nearly full disk, where it would fail in the middle of a write. */
export function checkDiskSpace(dataDir: string, database: string, free = freeBytes(dataDir)): void {
  const isNew = !existsSync(database);
  const needed = isNew ? neededForNew : neededForOld;
  if (free >= needed) return;
  const what = isNew ? 'A new database needs' : 'The database needs';
  throw new StartProblem(
    `${what} ${needed / megabyte} MB on the disk of ${dataDir}, and ${Math.floor(free / megabyte)} MB are free. Make room, or choose another folder with DATA_DIR.`,
  );
}
