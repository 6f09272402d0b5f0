import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OwnPostgresql, throwaway } from '#tests/support/postgresql/own-postgresql.ts';
import { owner } from '#tests/support/postgresql/owner.ts';
import { canMountSmallDisk, mountSmallDisk } from '#tests/support/postgresql/small-disk.ts';

/** A database to which one thing happens. */
export interface Stricken {
  /** Absent for the embedded database, which is in `dataDir`. */
  readonly databaseUrl?: string;
  readonly dataDir?: string;
  /** Brings the outage about, and returns when it began where that is later than the call. */
  readonly strike: () => Promise<number | undefined>;
  /** Milliseconds that the outage lasts after the first refusal; without it no refusal has to come. */
  readonly lastsMs?: number;
  readonly heal: () => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

export interface Outage {
  readonly what: string;
  /** Why it cannot be tried on this machine. */
  readonly missing?: () => string | undefined;
  readonly prepare: () => Promise<Stricken>;
}

/** What is committed survives the end of the server, if not of the machine. */
const settings = { ...throwaway, synchronous_commit: 'on' };
const shortMs = 1000;
const frozenMs = 35_000;

const startOne = async () => (await OwnPostgresql.prepare(settings)).initialise().start();

function restart(signal: 'SIGINT' | 'SIGQUIT'): Outage['prepare'] {
  return async () => {
    const server = await startOne();
    const strike = () => server.stop(signal).then(() => undefined);
    const [heal, remove] = [() => server.start(), () => server.remove()];
    return { databaseUrl: server.url, strike, lastsMs: shortMs, heal, remove };
  };
}

async function terminate(): Promise<Stricken> {
  const server = await startOne();
  const all = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  const strike = async () => {
    for (let turn = 0; turn < 5; turn += 1) await server.run(all);
    return undefined;
  };
  return { databaseUrl: server.url, strike, heal: async () => undefined, remove: () => server.remove() };
}

async function freeze(): Promise<Stricken> {
  const server = await startOne();
  const strike = async () => {
    server.freeze();
    return undefined;
  };
  const heal = async () => server.thaw();
  return { databaseUrl: server.url, strike, lastsMs: frozenMs, heal, remove: () => server.remove() };
}

async function failOver(): Promise<Stricken> {
  const first = (await OwnPostgresql.prepare({ ...settings, synchronous_standby_names: '*' })).initialise();
  const second = (await OwnPostgresql.prepare(settings)).follow(first);
  await Promise.all([first.start(), second.start()]);
  const hosts = [first, second].map(({ url }) => new URL(url).host).join(',');
  return {
    databaseUrl: first.url.replace(new URL(first.url).host, hosts),
    strike: () => first.stop('SIGQUIT').then(() => undefined),
    lastsMs: shortMs,
    heal: () => second.run('select pg_promote()'),
    remove: () => Promise.all([first.remove(), second.remove()]),
  };
}

/** Takes the rest of a disk, down to the last block. */
function fillDisk(folder: string): () => void {
  const ballast = join(folder, 'ballast');
  for (const size of [2 ** 20, 4096])
    try {
      while (true) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // It is full, as far as blocks of this size go.
    }
  return () => rmSync(ballast);
}

/** Uses up what room the log has left, and returns when there was none. */
async function writeUntilRefused(server: OwnPostgresql): Promise<number> {
  await server.run('create table ballast (text text)');
  while (true) {
    const begun = performance.now();
    try {
      await server.run(`insert into ballast select repeat('x', 1000) from generate_series(1, 200)`);
    } catch {
      return begun;
    }
  }
}

async function fillLogDisk(): Promise<Stricken> {
  const disk = mountSmallDisk(32, owner());
  // Files that may be used again would last for as long as checkpoints keep up with the writers.
  const small = { ...settings, wal_keep_size: '1GB' };
  const server = await (await OwnPostgresql.prepare(small)).initialise(join(disk.folder, 'log')).start();
  let makeRoom: () => void = () => undefined;
  return {
    databaseUrl: server.url,
    strike: async () => {
      makeRoom = fillDisk(disk.folder);
      return writeUntilRefused(server);
    },
    lastsMs: shortMs,
    heal: async () => {
      makeRoom();
      // PostgreSQL ends when its log cannot grow; an administrator starts it again.
      await server.stop('SIGQUIT');
      await server.start();
    },
    remove: async () => {
      await server.remove();
      disk.remove();
    },
  };
}

async function fillEmbedded(): Promise<Stricken> {
  const disk = mountSmallDisk(200, {});
  let makeRoom: () => void = () => undefined;
  return {
    dataDir: join(disk.folder, 'data'),
    strike: async () => {
      makeRoom = fillDisk(disk.folder);
      return undefined;
    },
    lastsMs: 5 * shortMs,
    heal: async () => {
      makeRoom();
    },
    remove: async () => disk.remove(),
  };
}

const needsMount = () =>
  canMountSmallDisk() ? undefined : 'no disk can be mounted here: it takes root and Linux';

export const outages: Readonly<Record<string, Outage>> = {
  restart: { what: 'PostgreSQL is shut down and started again', prepare: restart('SIGINT') },
  crash: { what: 'PostgreSQL ends at once and is started again', prepare: restart('SIGQUIT') },
  terminated: { what: 'all connections are ended, five times', prepare: terminate },
  frozen: { what: 'PostgreSQL stands still for 35 s (SIGSTOP)', prepare: freeze },
  failover: { what: 'the primary ends and its standby is promoted', prepare: failOver },
  'full-log': { what: 'the disk of the write-ahead log is full', prepare: fillLogDisk, missing: needsMount },
  'full-pglite': {
    what: 'the disk of the embedded database is full',
    prepare: fillEmbedded,
    missing: needsMount,
  },
};
