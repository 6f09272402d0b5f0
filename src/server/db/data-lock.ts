import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '#server/make-folder.ts';
import { reasonOf, StartProblem } from '#server/start-problem.ts';

/** Names of the embedded database and its lock in the data folder. */
export const databaseFolder = 'database';
export const lockFile = 'lock';

/**
 * Creates the data folder and locks it for this process: two processes on one embedded database would corrupt it. An operating
 * system lock on a file (through SQLite), so it is released when the process ends for any reason.
 */
export function lockDataFolder(folder: string): () => void {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new StartProblem(`DATA_DIR is ${folder}, which is a file: name a folder.`);
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StartProblem(`The data folder ${folder} cannot be written: ${reasonOf(error)}`);
  }
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, lockFile));
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    const busy = reasonOf(error).includes('locked');
    if (!busy) throw new StartProblem(`The data folder ${folder} cannot be written: ${reasonOf(error)}`);
    throw new StartProblem(
      `Another process is using the data folder ${folder}. Stop it first, or choose another folder with DATA_DIR.`,
      'dataFolderBusy',
    );
  }
  const held = lock;
  return () => held.close();
}
