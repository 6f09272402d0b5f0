import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type InputStream = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** Writes a stream to a temporary file for as long as `use` runs: encodings and workbooks can only be recognised from the whole file. */
export async function withSpooledFile<T>(stream: InputStream, use: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  try {
    const file = join(folder, 'input');
    await pipeline(Readable.from(stream), createWriteStream(file));
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
