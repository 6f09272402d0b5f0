import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFolder, lockDataFolder } from '#server/db/data-lock.ts';
import { databaseName } from '#server/db/database-urls.ts';
import { loadFolder } from '#server/db/dump.ts';
import { migrationNames } from '#server/db/migrate.ts';
import { makeFolder } from '#server/make-folder.ts';
import { reasonOf, StartProblem } from '#server/start-problem.ts';
import { databaseFile, filesFolder, type Manifest, unpackArchive } from './archive.ts';
import type { Place } from './back-up.ts';
import { runTool, toolFolder } from './postgresql-tools.ts';
import { readServer } from './stored-database.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Restoring {
  readonly file: string;
  /** Replace what is there. */
  readonly force: boolean;
}

const kindNames = { postgresql: 'PostgreSQL', pglite: 'the embedded database' } as const;

async function checkFit(manifest: Manifest, { databaseUrl }: Place): Promise<void> {
  const kind = databaseUrl === undefined ? 'pglite' : 'postgresql';
  if (manifest.database !== kind) {
    const [from, to] = [kindNames[manifest.database], kindNames[kind]];
    throw new StartProblem(`The archive was made from ${from}; it cannot be restored into ${to}.`);
  }
  const known = new Set(await migrationNames());
  const unknown = manifest.migrations.find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new StartProblem(
      `The archive was made by a later version of the shop: it has the migration ${unknown}.`,
    );
  }
}

function refuse(what: string): never {
  throw new StartProblem(`${what}. Nothing was changed; --force replaces it.`);
}

/** One transaction: the old contents are replaced only if the whole archive could be loaded. */
async function restorePostgresql(databaseUrl: string, folder: string, force: boolean, env: Environment) {
  const { url, version, empty } = await readServer(databaseUrl);
  if (!empty && !force) refuse(`The database ${databaseName(databaseUrl)} is not empty`);
  const tools = toolFolder(version, env);
  const [clear, script] = [join(folder, 'clear.sql'), join(folder, 'database.sql')];
  await writeFile(
    clear,
    'drop schema public cascade;\ncreate schema public;\ngrant usage on schema public to public;\n',
  );
  const dump = join(folder, databaseFile.postgresql);
  const args = ['--no-owner', '--no-privileges', `--file=${script}`, dump];
  await runTool({ folder: tools, tool: 'pg_restore', args }, env);
  const load = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--single-transaction'];
  const files = [...(empty ? [] : [`--file=${clear}`]), `--file=${script}`];
  await runTool({ folder: tools, tool: 'psql', args: [...load, ...files], databaseUrl: url }, env);
}

/** Loads next to the old database, which is removed once the new one is complete. */
async function restorePglite(dataDir: string, folder: string): Promise<void> {
  const [made, old] = [join(folder, databaseFolder), join(folder, 'replaced')];
  await loadFolder(join(folder, databaseFile.pglite), made);
  const place = join(dataDir, databaseFolder);
  if (existsSync(place)) await rename(place, old);
  await rename(made, place);
}

async function restoreFiles(dataDir: string, folder: string): Promise<void> {
  const from = join(folder, filesFolder);
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) {
    await rm(join(dataDir, name), { recursive: true, force: true });
    await rename(join(from, name), join(dataDir, name));
  }
}

function checkEmpty({ databaseUrl, dataDir }: Place, folder: string): void {
  const database = join(dataDir, databaseFolder);
  if (databaseUrl === undefined && existsSync(database) && readdirSync(database).length > 0)
    refuse(`There is a database in ${dataDir}`);
  const files = join(folder, filesFolder);
  const taken = existsSync(files) && readdirSync(files).find((name) => existsSync(join(dataDir, name)));
  if (taken) refuse(`There is ${taken} in ${dataDir}`);
}

/** Restores an archive into an empty database and folder, or with `force` over what exists. */
export async function restore(place: Place, { file, force }: Restoring, env: Environment): Promise<Manifest> {
  const { databaseUrl, dataDir } = place;
  if (!existsSync(file)) throw new StartProblem(`There is no file ${file}.`);
  makeFolder(dataDir);
  const unlock = databaseUrl === undefined ? lockDataFolder(dataDir) : () => undefined;
  // Next to the target, so that the last step is a rename on the same disk.
  const folder = await mkdtemp(join(dataDir, '.restore-')).catch((error) => {
    throw new StartProblem(`The data folder ${dataDir} cannot be written: ${reasonOf(error)}`);
  });
  try {
    const manifest = await unpackArchive(file, folder);
    await checkFit(manifest, place);
    if (!force) checkEmpty(place, folder);
    if (databaseUrl === undefined) await restorePglite(dataDir, folder);
    else await restorePostgresql(databaseUrl, folder, force, env);
    await restoreFiles(dataDir, folder);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
    unlock();
  }
}
