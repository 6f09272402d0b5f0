import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { type PostgresqlSource, postgresqlSources } from './find-postgresql.ts';

export interface RunningPostgresql {
  readonly url: string;
  /** For the reader of a test run: `PostgreSQL 15.14 (local installation)`. */
  readonly name: string;
  readonly stop: () => Promise<void>;
}

type Settings = Readonly<Record<string, string>>;
type Owner = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** Nothing of a test has to survive a power cut. */
export const throwaway: Settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** PostgreSQL refuses to run as root, so root starts it as somebody else. */
export function owner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // The next one.
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

export function freePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => settle(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function runs(binaries: string, who: Owner): boolean {
  try {
    execFileSync(join(binaries, 'postgres'), ['--version'], { ...who, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A package below a closed home folder cannot be read by another user, so that one gets a copy. */
function usableBinaries(binaries: string, folder: string, who: Owner): string {
  if (runs(binaries, who)) return binaries;
  const copy = join(folder, 'postgresql');
  cpSync(dirname(binaries), copy, { recursive: true });
  return join(copy, basename(binaries));
}

async function waitUntilReady(url: string, server: ChildProcess, output: () => string): Promise<string> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${output()}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version.split(' ')[0] ?? '';
    } catch {
      await new Promise((next) => setTimeout(next, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error(`PostgreSQL did not answer within two minutes: ${output()}`);
}

async function startOwn(binaries: string, from: string, settings: Settings): Promise<RunningPostgresql> {
  const folder = mkdtempSync(join(tmpdir(), 'postgresql-'));
  const who = owner();
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const bin = usableBinaries(binaries, folder, who);
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), options, { ...who, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await freePort();
  const all = { ...settings, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...who,
    cwd: folder,
  });
  let output = '';
  server.stderr.on('data', (text) => {
    output = `${output}${text}`.slice(-2000);
  });
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    process.off('exit', kill);
    const ended = server.exitCode === null ? new Promise((done) => server.once('exit', done)) : undefined;
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { url, name: `PostgreSQL ${await waitUntilReady(url, server, () => output)} (${from})`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startFrom(source: PostgresqlSource, settings: Settings): Promise<RunningPostgresql> {
  if (source.from !== 'DATABASE_URL') return startOwn(source.binaries, source.from, settings);
  return { url: source.url, name: 'PostgreSQL (DATABASE_URL)', stop: async () => undefined };
}

/** Starts a PostgreSQL for tests or measurements, or uses the one that DATABASE_URL names; undefined where none can be had. */
export async function startPostgresql(
  settings: Settings = throwaway,
  sources: readonly PostgresqlSource[] = postgresqlSources(),
): Promise<RunningPostgresql | undefined> {
  for (const source of sources) {
    try {
      return await startFrom(source, settings);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      console.warn(`The PostgreSQL of the ${source.from} does not start: ${reason}`);
    }
  }
  return undefined;
}
