import { access, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { create, extract } from 'tar';
import { databaseFolder, lockFile } from '#server/db/data-lock.ts';
import { keepPrivate } from '#server/db/private-folder.ts';
import { reasonOf, StartProblem } from '#server/start-problem.ts';

/** Contents of the archive's manifest file. */
export interface Manifest {
  readonly format: 1;
  readonly database: 'postgresql' | 'pglite';
  /** ISO 8601. */
  readonly createdAt: string;
  /** Names of the migrations applied to the database. */
  readonly migrations: readonly string[];
}

const manifestFile = 'manifest.json';
/** Dump of the database: custom format of `pg_dump`, or a compressed data folder of PGlite. */
export const databaseFile = { postgresql: 'database.dump', pglite: 'database.tar.gz' } as const;
/** The data folder without its database. */
export const filesFolder = 'files';

function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false;
  if (!('format' in value && 'database' in value && 'migrations' in value)) return false;
  const { format, database, migrations } = value;
  const isKnown = format === 1 && (database === 'postgresql' || database === 'pglite');
  return isKnown && Array.isArray(migrations) && migrations.every((name) => typeof name === 'string');
}

/** True if an entry of the data folder may be in an archive: the database, its lock and leftovers of an interrupted restore may not. */
export function isArchived(name: string): boolean {
  return name !== databaseFolder && !name.startsWith(lockFile) && !name.startsWith('.');
}

export interface Packing {
  /** Folder with the dump of the database. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly dataDir: string;
  /** Names in the data folder that the archive includes. */
  readonly files: readonly string[];
}

/**
 * Writes one tar that only its owner can read, because it contains all data of the shop. It is compressed for the checksum by which
 * damage is found.
 */
export async function packArchive(
  file: string,
  { folder, manifest, dataDir, files }: Packing,
): Promise<void> {
  await writeFile(file, '', { mode: 0o600 });
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await symlink(resolve(dataDir), join(folder, filesFolder));
  const entries = [
    manifestFile,
    databaseFile[manifest.database],
    ...files.map((name) => `${filesFolder}/${name}`),
  ];
  await create({ file, cwd: folder, gzip: { level: 1 }, follow: true }, entries);
}

/** True if {@link packArchive} writes such an entry: files and folders, each in its place. */
function isOwnEntry(path: string, type: unknown): boolean {
  if (type === 'File' && [manifestFile, ...Object.values(databaseFile)].includes(path)) return true;
  const [first, name = '', ...below] = path.replace(/\/$/, '').split('/');
  const isInside = [name, ...below].every((part) => part !== '' && part !== '..');
  return (type === 'File' || type === 'Directory') && first === filesFolder && isInside && isArchived(name);
}

/** Refuses an archive that cannot be restored; everything stays as it was. */
export function refuseArchive(file: string, error: unknown): never {
  const reason = reasonOf(error).replaceAll(/\s+/g, ' ').replace(/\.$/, '');
  throw new StartProblem(`${file} is damaged or no backup of this shop: ${reason}.`);
}

/** Unpacks an archive into an empty folder, for its owner only, or throws a {@link StartProblem}. */
export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  let foreign: string | undefined;
  const filter = (path: string, entry: object) => {
    const isOwn = 'type' in entry && isOwnEntry(path, entry.type);
    if (!isOwn) foreign ??= path;
    return isOwn;
  };
  try {
    await extract({ file, cwd: folder, strict: true, filter });
    if (foreign !== undefined) throw new Error(`it contains ${JSON.stringify(foreign)}`);
    const manifest: unknown = JSON.parse(await readFile(join(folder, manifestFile), 'utf8'));
    if (!isManifest(manifest)) throw new Error('its manifest is of another program or a later version');
    await access(join(folder, databaseFile[manifest.database]));
    return manifest;
  } catch (error) {
    return refuseArchive(file, error);
  } finally {
    keepPrivate(folder);
  }
}
