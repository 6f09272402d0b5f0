import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { reasonOf, StartProblem } from '#server/start-problem.ts';

function fromPath(): string[] {
  try {
    const found = execFileSync('pg_config', ['--bindir'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [found.trim()];
  } catch {
    return [];
  }
}

/** Folders with PostgreSQL's programs on this machine, newest first: Debian's, then the one on the PATH. */
export function postgresqlFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(debian, version, 'bin')), ...fromPath()];
}

type Environment = Readonly<Record<string, string | undefined>>;
type Tool = 'pg_dump' | 'pg_restore' | 'psql';

/** Folder with PostgreSQL's programs of the given major version, otherwise of the newest. `PG_BIN` overrides it. */
export function toolFolder(version: number, env: Environment): string {
  const found = env.PG_BIN
    ? [env.PG_BIN]
    : postgresqlFolders().filter((folder) => existsSync(join(folder, 'pg_dump')));
  const [folder] = [...found.filter((path) => path.includes(`/${version}/`)), ...found];
  if (folder !== undefined) return folder;
  throw new StartProblem(
    'pg_dump is not installed. Install the PostgreSQL client programs (Debian: apt-get install postgresql-client), or set PG_BIN to their folder.',
  );
}

/** The URL without its password, which is passed in the environment: other users of the machine can see arguments. */
function withoutPassword(url: string): { readonly address: string; readonly password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}

export interface ToolRun {
  readonly folder: string;
  readonly tool: Tool;
  readonly args: readonly string[];
  /** Database to work on, passed as `--dbname`. */
  readonly databaseUrl?: string;
}

/** Runs one of PostgreSQL's programs. On failure its output becomes the message of a {@link StartProblem}. */
export async function runTool({ folder, tool, args, databaseUrl }: ToolRun, env: Environment): Promise<void> {
  const database = databaseUrl === undefined ? undefined : withoutPassword(databaseUrl);
  const child = spawn(join(folder, tool), [...args, ...(database ? [`--dbname=${database.address}`] : [])], {
    env: { ...env, ...(database?.password ? { PGPASSWORD: database.password } : {}) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((settle, fail) => {
    child.once('error', (error) => fail(new StartProblem(`${tool} cannot be run: ${reasonOf(error)}`)));
    child.once('close', settle);
  });
  const [code, complaint] = await Promise.all([ended, text(child.stderr)]);
  const output = complaint.trim().split('\n').slice(0, 3).join(' ');
  if (code !== 0) throw new StartProblem(output.startsWith(tool) ? output : `${tool}: ${output}`);
}
