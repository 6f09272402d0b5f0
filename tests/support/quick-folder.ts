import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** Linux's disk in memory; in a container it may be as small as 64 MB. */
const memoryDisk = '/dev/shm';
const gigabyte = 2 ** 30;

/** Free bytes of a disk; 0 for a folder that does not exist. */
function freeOn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Where thousands of small files are made and deleted: a disk in memory where it has room, else the folder for temporary files.
 * ext4 looks for a new file past every file that was deleted of late, which was a third of the time of the tests on PostgreSQL.
 * Programs may not be allowed to run from there.
 */
export function quickFolder(): string {
  const hasRoom = freeOn(memoryDisk) > 2 * gigabyte && freemem() > 4 * gigabyte;
  return hasRoom ? memoryDisk : tmpdir();
}
