import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, StartProblem } from '#server/start-problem.ts';

/** `mkdirSync` with `recursive` never comes back below a folder like `/proc` that takes no folders. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Makes the data folder and takes it for this process alone: two processes on one embedded database would destroy it.
 * The lock is the operating system's lock on a file (by way of SQLite), so it is gone with the process, however that ended.
 */
export function lockDataFolder(folder: string): () => void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StartProblem(`The data folder ${folder} cannot be written: ${reasonOf(error)}`);
  }
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, 'lock'));
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    const busy = reasonOf(error).includes('locked');
    throw new StartProblem(
      busy
        ? `Another process is using the data folder ${folder}. Stop it first, or choose another folder with DATA_DIR.`
        : `The data folder ${folder} cannot be written: ${reasonOf(error)}`,
    );
  }
  const held = lock;
  return () => held.close();
}
