import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { quickFolder } from '../quick-folder.ts';
import { postgresqlSources } from './find-postgresql.ts';
import { type Owner, owner } from './owner.ts';
import { onSmallDisk } from './small-disk.ts';

export type Settings = Readonly<Record<string, string>>;

/** Nothing of a test has to survive a power cut. */
export const throwaway: Settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** For a server that stores little: its files are on a disk in memory where there is room. */
export const inMemory = { inMemory: true };

function ownedFolder(parent: string, who: Owner): string {
  const folder = mkdtempSync(join(parent, 'postgresql-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  return folder;
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
function usableBinaries(binaries: string, who: Owner): { bin: string; copy?: string } {
  if (runs(binaries, who)) return { bin: binaries };
  const copy = ownedFolder(tmpdir(), who);
  cpSync(dirname(binaries), join(copy, 'postgresql'), { recursive: true });
  return { bin: join(copy, 'postgresql', basename(binaries)), copy };
}

/** Pids of the processes that a process started; PostgreSQL's own are in groups of their own. */
function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}

/** A PostgreSQL of a test's own, to which everything may happen that happens to servers. */
export class OwnPostgresql {
  readonly #bin: string;
  readonly #copy: string | undefined;
  readonly #folder: string;
  readonly #who: Owner;
  readonly #port: number;
  #settings: Settings;
  #server: ChildProcess | undefined;
  #output = '';
  /** The version, once it runs. */
  version = '';
  /** Folder of the small disk, when there is one. */
  readonly disk: string | undefined;
  readonly #kill = () => {
    this.thaw();
    this.#server?.kill('SIGQUIT');
    this.#removeFiles();
  };

  private constructor(made: {
    bin: string;
    copy: string | undefined;
    folder: string;
    who: Owner;
    port: number;
    settings: Settings;
    disk: string | undefined;
  }) {
    this.#bin = made.bin;
    this.#copy = made.copy;
    this.#folder = made.folder;
    this.#who = made.who;
    this.#port = made.port;
    this.#settings = made.settings;
    this.disk = made.disk;
    process.once('exit', this.#kill);
  }

  /** Prepares a server from the given binaries, or from the best that can be had; it is not started yet. */
  static async prepare(
    settings: Settings,
    from: { binaries?: string; smallDisk?: boolean; inMemory?: boolean } = {},
  ): Promise<OwnPostgresql> {
    const binaries = from.binaries ?? ownBinaries();
    if (binaries === undefined) throw new Error('there is no PostgreSQL on this machine');
    const who = owner();
    const { bin, copy } = usableBinaries(binaries, who);
    const folder = ownedFolder(from.inMemory ? quickFolder() : tmpdir(), who);
    const disk = from.smallDisk ? join(folder, 'disk') : undefined;
    if (disk) mkdirSync(disk);
    return new OwnPostgresql({ bin, copy, folder, who, settings, disk, port: await freePort() });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  get url(): string {
    return `postgresql://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  /** Makes an empty database server; its write-ahead log is in small files in `walFolder` where one is given. */
  initialise(walFolder?: string): this {
    const log = walFolder === undefined ? [] : [`--waldir=${walFolder}`, '--wal-segsize=1'];
    const options = [
      '-D',
      this.#data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ];
    options.push(...log);
    execFileSync(join(this.#bin, 'initdb'), options, {
      ...this.#who,
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return this;
  }

  /** Makes a standby of a server that is not running; it follows that one once both run. */
  follow(primary: OwnPostgresql): this {
    const copy = ['cp', ['-R', primary.#data, this.#data]] as const;
    execFileSync(copy[0], copy[1], { ...this.#who });
    writeFileSync(join(this.#data, 'standby.signal'), '');
    this.#settings = {
      ...this.#settings,
      primary_conninfo: `host=127.0.0.1 port=${primary.#port} user=postgres`,
    };
    return this;
  }

  async start(): Promise<this> {
    const all = { ...this.#settings, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
    const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const command = [join(this.#bin, 'postgres'), '-D', this.#data, '-p', String(this.#port), ...flags];
    const [program = '', args] = this.disk
      ? onSmallDisk(this.disk, this.#who, command)
      : ([command[0], command.slice(1)] as const);
    const server = spawn(program, args, { ...(this.disk ? {} : this.#who), cwd: this.#folder });
    this.#server = server;
    server.stderr.on('data', (text) => {
      this.#output = `${this.#output}${text}`.slice(-2000);
    });
    this.version = await this.#waitUntilReady(server);
    return this;
  }

  async #waitUntilReady(server: ChildProcess): Promise<string> {
    for (let attempts = 0; attempts < 1200; attempts += 1) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${this.#output}`);
      const client = new pg.Client({ connectionString: this.url });
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
    throw new Error(`PostgreSQL did not answer within two minutes: ${this.#output}`);
  }

  /** Ends the server: `SIGINT` closes all connections and shuts down, `SIGQUIT` ends at once, as a crash would. */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((done) => server.once('exit', done));
    server.kill(signal);
    await ended;
  }

  #signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const pid = this.#server?.pid;
    if (pid === undefined) return;
    process.kill(pid, signal);
    for (const child of childrenOf(pid)) {
      try {
        process.kill(child, signal);
      } catch {
        // It has just ended.
      }
    }
  }

  /** Stops all its processes where they are; their connections stay open. */
  freeze(): void {
    this.#signalAll('SIGSTOP');
  }

  thaw(): void {
    this.#signalAll('SIGCONT');
  }

  /** Runs one statement as the superuser. */
  async run(statement: string, database = 'postgres'): Promise<pg.QueryResult> {
    const url = new URL(this.url);
    url.pathname = `/${database}`;
    const client = new pg.Client({ connectionString: url.href });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.query(statement);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Ends the server and removes all that it stored. */
  async remove(): Promise<void> {
    process.off('exit', this.#kill);
    if (this.#server?.exitCode === null) this.thaw();
    await this.stop();
    this.#removeFiles();
  }

  /** A server that is just ending may still write a file. */
  #removeFiles(): void {
    for (const folder of [this.#folder, this.#copy])
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** The binaries of the best PostgreSQL that this machine has. */
function ownBinaries(): string | undefined {
  for (const source of postgresqlSources({})) if (source.from !== 'DATABASE_URL') return source.binaries;
  return undefined;
}
