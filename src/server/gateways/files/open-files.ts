import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { folderStorage } from './folder.ts';
import type { S3Settings } from './settings.ts';
import type { FileStorage } from './storage.ts';

/** Loads the client on first use: without S3 nobody pays for it at the start. */
function lazyS3(settings: S3Settings): FileStorage {
  let opened: Promise<FileStorage> | undefined;
  const storage = (): Promise<FileStorage> => {
    opened ??= import('./s3.ts').then(({ s3Storage }) => s3Storage(settings));
    return opened;
  };
  return {
    check: async () => (await storage()).check(),
    put: async (name, content) => (await storage()).put(name, content),
    read: async (name, range): Promise<Readable | undefined> => (await storage()).read(name, range),
    remove: async (name) => (await storage()).remove(name),
    close: () => void opened?.then((open) => open.close()),
  };
}

interface FileSettings {
  readonly s3?: S3Settings;
  readonly dataDir: string;
}

/** The configured S3-compatible storage, otherwise a folder. */
export function openFiles({ s3, dataDir }: FileSettings): FileStorage {
  return s3 ? lazyS3(s3) : folderStorage(join(dataDir, 'files'));
}
