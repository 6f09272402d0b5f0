import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { openDatabase } from '#server/db/client.ts';

const migrations = 'src/server/db/migrations';
const kept = '.cache/api-tests';

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const name of readdirSync(migrations).sort())
    hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}

async function makeSnapshot(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'api-tests-'));
  try {
    await (await openDatabase({ dataDir: folder })).close();
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

/** A file with an empty migrated database, made once for each state of the migrations: loading it takes half a second. */
export async function pgliteSnapshot(): Promise<string> {
  const file = join(kept, `${fingerprint()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(kept, { recursive: true });
  for (const old of readdirSync(kept)) if (old.endsWith('.tar')) rmSync(join(kept, old), { force: true });
  await makeSnapshot(file);
  return file;
}
