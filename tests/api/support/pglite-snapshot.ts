import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeSnapshot } from '#server/db/dump.ts';

const migrations = 'src/server/db/migrations';
const kept = '.cache/api-tests';

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const name of readdirSync(migrations).sort())
    hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}

/** A file with an empty migrated database, made once for each state of the migrations: loading it takes half a second. */
export async function pgliteSnapshot(): Promise<string> {
  const file = join(kept, `${fingerprint()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(kept, { recursive: true });
  for (const old of readdirSync(kept)) if (old.endsWith('.tar')) rmSync(join(kept, old), { force: true });
  await writeSnapshot(file);
  return file;
}
