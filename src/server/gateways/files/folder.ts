import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#server/make-folder.ts';
import type { FileStorage } from './storage.ts';

/** A folder with many thousands of entries is slow to list and to back up. */
const folderLetters = 2;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Files in a folder of this machine. Several servers share it only on a shared disk. */
export function folderStorage(folder: string): FileStorage {
  const folderOf = (name: string) => join(folder, name.slice(0, folderLetters));
  const pathOf = (name: string) => join(folderOf(name), name);
  return {
    async check() {
      makeFolder(folder);
    },
    async put(name, content) {
      makeFolder(folderOf(name));
      const partial = join(folderOf(name), `.${randomUUID()}`);
      try {
        await writeFile(partial, content, { mode: 0o600, flag: 'wx', flush: true });
        await rename(partial, pathOf(name));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async read(name, range) {
      try {
        // Not the stream of a FileHandle: one that nobody reads to its end ends the process when its handle is collected.
        const stream = createReadStream(pathOf(name), range);
        await once(stream, 'open');
        return stream;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    close: () => undefined,
  };
}
