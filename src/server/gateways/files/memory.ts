import { Readable } from 'node:stream';
import type { FileStorage } from './storage.ts';

/** Files in the memory of this process, for tests. */
export function memoryStorage(): FileStorage {
  const contents = new Map<string, Uint8Array>();
  return {
    check: async () => undefined,
    put: async (name, content) => void contents.set(name, content.slice()),
    async read(name, range) {
      const content = contents.get(name);
      const part = range ? content?.subarray(range.start, range.end + 1) : content;
      return part && Readable.from([Buffer.from(part)]);
    },
    remove: async (name) => void contents.delete(name),
    close: () => undefined,
  };
}
