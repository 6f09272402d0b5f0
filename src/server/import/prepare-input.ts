import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Binding, bindColumns } from './mapping/bind-columns.ts';
import { findHeader } from './mapping/find-header.ts';
import type { Mapping } from './mapping/mapping.ts';
import { openSource } from './reading/open-source.ts';
import type { Row, RowSource } from './reading/row.ts';

/** A file whose header has been read and held against a mapping; its rows follow. */
export type PreparedInput = {
  file: string;
  source: RowSource;
  binding: Binding;
  rows: AsyncIterable<Row>;
};

/** Opens a file and finds the mapping that fits its header. Nothing of the database is needed for it. */
export async function prepareInput(file: string, mappings: readonly Mapping[]): Promise<PreparedInput> {
  const [only] = mappings;
  const source = await openSource(file, mappings.length === 1 ? only?.file : {});
  const iterator = source.rows[Symbol.asyncIterator]();
  try {
    const { mapping, header } = await findHeader(iterator, mappings);
    const binding = bindColumns(mapping, header);
    return { file, source, binding, rows: { [Symbol.asyncIterator]: () => iterator } };
  } catch (error) {
    await iterator.return?.();
    throw error;
  }
}

/** Names the contents of a file together with how they are read: SHA-256, hex. */
export async function fingerprint({ file, binding }: PreparedInput): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(binding.mapping));
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
