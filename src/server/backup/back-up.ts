import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '#server/config.ts';
import { databaseFolder, lockDataFolder } from '#server/db/data-lock.ts';
import { dumpFolder } from '#server/db/dump.ts';
import { reasonOf, StartProblem } from '#server/start-problem.ts';
import { incomingFolder } from '#server/wire/incoming-files.ts';
import { databaseFile, isArchived, type Manifest, packArchive } from './archive.ts';
import { runTool, toolFolder } from './postgresql-tools.ts';
import { readServer } from './stored-database.ts';

type Environment = Readonly<Record<string, string | undefined>>;
export type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

function requireShopDatabase(migrations: readonly string[] | undefined): readonly string[] {
  if (migrations !== undefined) return migrations;
  throw new StartProblem('The shop has no database yet: nothing to back up.');
}

/** `pg_dump` reads a consistent snapshot, so the shop may keep writing. */
async function dumpPostgresql(databaseUrl: string, folder: string, env: Environment) {
  const { url, version, migrations } = await readServer(databaseUrl);
  const names = requireShopDatabase(migrations);
  const to = `--file=${join(folder, databaseFile.postgresql)}`;
  const args = ['--format=custom', '--no-owner', '--no-privileges', to];
  await runTool({ folder: toolFolder(version, env), tool: 'pg_dump', args, databaseUrl: url }, env);
  return names;
}

async function dumpPglite(dataDir: string, folder: string) {
  const from = join(dataDir, databaseFolder);
  if (!existsSync(from)) return requireShopDatabase(undefined);
  const unlock = lockDataFolder(dataDir);
  try {
    return requireShopDatabase(await dumpFolder(from, join(folder, databaseFile.pglite), 'gzip'));
  } finally {
    unlock();
  }
}

function filesOf(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  return readdirSync(dataDir).filter((name) => name !== incomingFolder && isArchived(name));
}

/** Writes database and files into one archive, which gets its name only when it is complete. */
export async function backUp(place: Place, file: string, env: Environment): Promise<Manifest> {
  if (existsSync(file)) throw new StartProblem(`${file} already exists; choose another name.`);
  const folder = await mkdtemp(join(dirname(file), '.backup-')).catch((error) => {
    throw new StartProblem(`${dirname(file)} cannot be written: ${reasonOf(error)}`);
  });
  try {
    const { databaseUrl, dataDir } = place;
    const kind = databaseUrl === undefined ? 'pglite' : 'postgresql';
    // Database first: the shop writes a file before the row that refers to it.
    const migrations =
      databaseUrl === undefined
        ? await dumpPglite(dataDir, folder)
        : await dumpPostgresql(databaseUrl, folder, env);
    const createdAt = new Date().toISOString();
    const manifest: Manifest = { format: 1, database: kind, createdAt, migrations };
    const unfinished = join(folder, 'archive.tar.gz');
    await packArchive(unfinished, { folder, manifest, dataDir, files: filesOf(dataDir) });
    await rename(unfinished, file);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
