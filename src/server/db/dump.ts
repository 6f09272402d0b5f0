import { mkdtempSync, openAsBlob, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type OpenDatabase, openDatabase } from './client.ts';
import { databaseFolder } from './data-lock.ts';
import { appliedMigrations } from './migrate.ts';

/** Dumps the embedded database of a folder, which must not be in use, into one file and returns its migrations. */
export async function dumpFolder(
  folder: string,
  file: string,
  compression: 'gzip' | 'none',
): Promise<readonly string[] | undefined> {
  const db = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
  try {
    const migrations = await appliedMigrations(db);
    const dump = await db.dumpDataDir(compression);
    await writeFile(file, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
    return migrations;
  } finally {
    await db.close();
  }
}

/** Creates a database folder from a file of {@link dumpFolder} and checks that it opens. */
export async function loadFolder(file: string, folder: string): Promise<void> {
  const loadDataDir = await openAsBlob(file);
  const db = await PGlite.create({ dataDir: folder, loadDataDir, extensions: { pg_trgm } });
  await db.close();
}

/**
 * Writes a snapshot, migrated and filled by `fill`, from which an embedded database opens quickly. The file appears complete or
 * not at all, even with several writers.
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
    const unfinished = `${file}.${process.pid}.${process.hrtime.bigint()}`;
    await dumpFolder(join(folder, databaseFolder), unfinished, 'none');
    renameSync(unfinished, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
