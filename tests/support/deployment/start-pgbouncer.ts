import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { owner } from '../postgresql/owner.ts';
import { findProgram, startProgram } from './program.ts';

export interface RunningPgbouncer {
  /** Address of the database through it. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts PgBouncer with the configuration that the project recommends, in front of a database; undefined without PgBouncer. */
export async function startPgbouncer(databaseUrl: string): Promise<RunningPgbouncer | undefined> {
  const path = findProgram('pgbouncer');
  if (!path) return undefined;
  const { hostname, port: databasePort, pathname, username, password } = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const known = password === '' ? '' : ` password=${decodeURIComponent(password)}`;
  const database = `host=${hostname} port=${databasePort || 5432} dbname=${pathname.slice(1)} user=${username}${known}`;
  const text = readFileSync('src/server/deployment/pgbouncer.ini', 'utf8')
    .replace('host=127.0.0.1 port=5432 dbname=shop', database)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*$/m, '');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, text);
  // Another user reads it, and a test of private files may have changed this process's mask.
  chmodSync(file, 0o644);
  const pgbouncer = await startProgram({ path, args: [file], port, signal: 'SIGINT', as: owner() });
  return {
    url: `postgresql://${username || 'postgres'}@127.0.0.1:${port}/shop`,
    stop: async () => {
      await pgbouncer.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
