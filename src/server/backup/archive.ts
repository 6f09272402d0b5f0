import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, extract, replace } from 'tar';
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
  return format === 1 && (database === 'postgresql' || database === 'pglite') && Array.isArray(migrations);
}

export interface Packing {
  /** Folder with the dump of the database. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly dataDir: string;
  /** Names in the data folder that the archive includes. */
  readonly files: readonly string[];
}

/** Writes one uncompressed tar that only its owner can read, because it contains all data of the shop. */
export async function packArchive(
  file: string,
  { folder, manifest, dataDir, files }: Packing,
): Promise<void> {
  await writeFile(file, '', { mode: 0o600 });
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await create({ file, cwd: folder }, [manifestFile, databaseFile[manifest.database]]);
  if (files.length > 0) await replace({ file, cwd: dataDir, prefix: filesFolder }, [...files]);
}

/** Unpacks an archive into an empty folder, or throws a {@link StartProblem}. */
export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  try {
    await extract({ file, cwd: folder, strict: true });
    const manifest: unknown = JSON.parse(await readFile(join(folder, manifestFile), 'utf8'));
    if (isManifest(manifest)) return manifest;
  } catch (error) {
    throw new StartProblem(`${file} cannot be read as a backup: ${reasonOf(error)}`);
  }
  throw new StartProblem(`${file} is not a backup of this shop, or was made by a later version.`);
}
