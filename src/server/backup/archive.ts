import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, extract, replace } from 'tar';
import { reasonOf, StartProblem } from '#server/start-problem.ts';

/** What an archive says about itself. */
export interface Manifest {
  readonly format: 1;
  readonly database: 'postgresql' | 'pglite';
  /** ISO 8601. */
  readonly createdAt: string;
  /** Names of the migrations that the database has. */
  readonly migrations: readonly string[];
}

const manifestFile = 'manifest.json';
/** The database's own dump: of `pg_dump` in its custom format, of PGlite a compressed data folder. */
export const databaseFile = { postgresql: 'database.dump', pglite: 'database.tar.gz' } as const;
/** The data folder without its database. */
export const filesFolder = 'files';

function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false;
  const { format, database, migrations } = value as Record<string, unknown>;
  return format === 1 && (database === 'postgresql' || database === 'pglite') && Array.isArray(migrations);
}

export interface Packing {
  /** Holds the database's dump. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly dataDir: string;
  /** What of the data folder goes along. */
  readonly files: readonly string[];
}

/** Writes one uncompressed tar that only its owner can read: it holds everything that the shop knows. */
export async function packArchive(
  file: string,
  { folder, manifest, dataDir, files }: Packing,
): Promise<void> {
  await writeFile(file, '', { mode: 0o600 });
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await create({ file, cwd: folder }, [manifestFile, databaseFile[manifest.database]]);
  if (files.length > 0) await replace({ file, cwd: dataDir, prefix: filesFolder }, [...files]);
}

/** Unpacks an archive into an empty folder, whole or with a {@link StartProblem}. */
export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  try {
    await extract({ file, cwd: folder, strict: true });
    const manifest: unknown = JSON.parse(await readFile(join(folder, manifestFile), 'utf8'));
    if (isManifest(manifest)) return manifest;
  } catch (error) {
    throw new StartProblem(`${file} cannot be read as a backup: ${reasonOf(error)}`);
  }
  throw new StartProblem(`${file} is no backup of this shop, or one of a later version of it.`);
}
