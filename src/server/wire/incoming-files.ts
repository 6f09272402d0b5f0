import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#server/config.ts';
import { makeFolder } from '#server/make-folder.ts';

/** Milliseconds after which a file is orphaned: its process has ended. */
const leftAfterMs = 3_600_000;

/** Name of the folder of uploads that are being received, in the data folder. */
export const incomingFolder = 'incoming';

function folderOf({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, incomingFolder);
}

/** Files of one request on disk; removed when the request ends. */
export class IncomingFiles {
  readonly #folder: string;
  readonly #paths: string[] = [];

  constructor(config: Pick<Config, 'dataDir'>) {
    this.#folder = folderOf(config);
  }

  /** Writes incoming data to a file; the result reads from disk and keeps nothing in memory. */
  async save(content: Readable, { name, type }: { name: string; type: string }): Promise<File> {
    makeFolder(this.#folder);
    const path = join(this.#folder, randomUUID());
    this.#paths.push(path);
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return new File([await openAsBlob(path)], name, { type });
  }

  async remove(): Promise<void> {
    for (const path of this.#paths) await rm(path, { force: true });
  }
}

/** Removes files of processes that ended during an upload. */
export async function removeLeftFiles(config: Pick<Config, 'dataDir'>, now: Date): Promise<void> {
  const folder = folderOf(config);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > leftAfterMs) await rm(path, { force: true });
  }
}
