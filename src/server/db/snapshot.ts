import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type OpenDatabase, openDatabase } from './client.ts';

/**
 * Writes a file from which an embedded database opens quickly: migrated, and filled by `fill`. The file is there whole or not at
 * all, whoever else writes it.
 */
export async function writeSnapshot(
  file: string,
  fill?: (database: OpenDatabase) => Promise<unknown>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  try {
    const database = await openDatabase({ dataDir: folder });
    try {
      await fill?.(database);
    } finally {
      await database.close();
    }
    const db = await PGlite.create({ dataDir: join(folder, 'database'), extensions: { pg_trgm } });
    const dump = await db.dumpDataDir('none');
    await db.close();
    const unfinished = `${file}.${process.pid}.${process.hrtime.bigint()}`;
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
