import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { databaseFolder, lockDataFolder } from '#server/db/data-lock.ts';
import { databaseName } from '#server/db/database-urls.ts';
import { loadFolder } from '#server/db/dump.ts';
import { migrationNames } from '#server/db/migrate.ts';
import { keepPrivate } from '#server/db/private-folder.ts';
import { makeFolder } from '#server/make-folder.ts';
import { StartProblem } from '#server/start-problem.ts';
import { databaseFile, filesFolder, type Manifest, refuseArchive, unpackArchive } from './archive.ts';
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

/** What is put into its place, at the end, by `finish`; until then nothing of the shop is changed. */
interface Prepared {
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  readonly finish: () => Promise<void>;
}

/** One transaction: the old contents are replaced only if the whole archive could be loaded. */
async function preparePostgresql(
  databaseUrl: string,
  folder: string,
  { file, force }: Restoring,
  env: Environment,
): Promise<Prepared> {
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
  await runTool({ folder: tools, tool: 'pg_restore', args }, env).catch((error) =>
    refuseArchive(file, error),
  );
  const load = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--single-transaction'];
  const files = [...(empty ? [] : [`--file=${clear}`]), `--file=${script}`];
  const finish = () =>
    runTool({ folder: tools, tool: 'psql', args: [...load, ...files], databaseUrl: url }, env);
  return { moves: [], finish };
}

/** Loads next to the old database. */
async function preparePglite(dataDir: string, folder: string, file: string): Promise<Prepared> {
  const made = join(folder, databaseFolder);
  await loadFolder(join(folder, databaseFile.pglite), made).catch((error) => refuseArchive(file, error));
  keepPrivate(made);
  return { moves: [{ from: made, to: join(dataDir, databaseFolder) }], finish: async () => undefined };
}

/** Moves everything into its place and finishes; where a step fails, the old is put back. */
async function putInPlace({ moves, finish }: Prepared, replaced: string): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    undo.unshift(() => rename(to, from));
  };
  await mkdir(replaced);
  try {
    for (const { from, to } of moves) {
      if (existsSync(to)) await move(to, join(replaced, basename(to)));
      await move(from, to);
    }
    await finish();
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  }
}

function listFiles(folder: string): string[] {
  const files = join(folder, filesFolder);
  return existsSync(files) ? readdirSync(files) : [];
}

function checkEmpty({ databaseUrl, dataDir }: Place, folder: string): void {
  const database = join(dataDir, databaseFolder);
  if (databaseUrl === undefined && existsSync(database) && readdirSync(database).length > 0)
    refuse(`There is a database in ${dataDir}`);
  const taken = listFiles(folder).find((name) => existsSync(join(dataDir, name)));
  if (taken) refuse(`There is ${taken} in ${dataDir}`);
}

async function restoreInto(
  place: Place,
  folder: string,
  restoring: Restoring,
  env: Environment,
): Promise<Manifest> {
  const { databaseUrl, dataDir } = place;
  const { file, force } = restoring;
  const manifest = await unpackArchive(file, folder);
  await checkFit(manifest, place);
  if (!force) checkEmpty(place, folder);
  const { moves, finish } =
    databaseUrl === undefined
      ? await preparePglite(dataDir, folder, file)
      : await preparePostgresql(databaseUrl, folder, restoring, env);
  const files = listFiles(folder).map((name) => ({
    from: join(folder, filesFolder, name),
    to: join(dataDir, name),
  }));
  await putInPlace({ moves: [...moves, ...files], finish }, join(folder, 'replaced'));
  return manifest;
}

/** Restores an archive into an empty database and folder, or with `force` over what exists. */
export async function restore(place: Place, restoring: Restoring, env: Environment): Promise<Manifest> {
  const { databaseUrl, dataDir } = place;
  if (!existsSync(restoring.file)) throw new StartProblem(`There is no file ${restoring.file}.`);
  process.umask(0o077);
  let made: string | undefined;
  let unlock: () => void = () => undefined;
  try {
    made = makeFolder(dataDir);
    if (databaseUrl === undefined) unlock = lockDataFolder(dataDir);
    // Next to the target, so that the last step is a rename on the same disk.
    const folder = await mkdtemp(join(dataDir, '.restore-'));
    const done = await restoreInto(place, folder, restoring, env).finally(() =>
      rm(folder, { recursive: true, force: true }),
    );
    made = undefined;
    return done;
  } finally {
    unlock();
    if (made !== undefined) await rm(made, { recursive: true, force: true });
  }
}
