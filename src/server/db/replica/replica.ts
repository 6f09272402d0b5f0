import type pg from 'pg';
import type { Logger } from 'pino';
import { reasonOf } from '#server/start-problem.ts';
import { type Database, databaseOn, type OpenDatabase } from '../client.ts';
import { saysUnavailable } from '../database-away.ts';
import type { LastWrite } from './last-write.ts';
import { parseLsn } from './lsn.ts';
import { ReplayLag } from './replay-lag.ts';
import { replicaPool } from './replica-pool.ts';

type Log = Pick<Logger, 'info' | 'warn'>;

const beatMs = 500;
const primaryLsn = 'select pg_current_wal_lsn()::text as lsn';
/** Null on a server that is no replica, or none any more: it may have its own changes. */
const replicaLsn = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as lsn';

/** The error of `pg` when nothing comes back in time. */
const unanswered = /Query read timeout/;

interface Options {
  readonly url: string;
  /** Behind by more, it is not used, in milliseconds. */
  readonly mostLagMs: number;
  readonly log: Log;
}

/** A streaming replica that serves reads as long as it answers and is not far behind its primary. */
export class Replica {
  readonly #database: OpenDatabase;
  readonly #primary: pg.Pool;
  readonly #mostLagMs: number;
  readonly #log: Log;
  readonly #lag = new ReplayLag();
  #isUp = false;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;
  #asking: Promise<void> | undefined;

  constructor(primary: pg.Pool, { url, mostLagMs, log }: Options) {
    this.#primary = primary;
    this.#mostLagMs = mostLagMs;
    this.#log = log;
    this.#database = databaseOn(replicaPool(url), 'postgresql', async () => undefined);
  }

  get db(): Database {
    return this.#database.db;
  }

  get pool(): pg.Pool {
    return this.#database.pool;
  }

  /** Milliseconds by which it is behind; infinite while it does not answer. */
  get lagMs(): number {
    return this.#isUp ? this.#lag.ms : Number.POSITIVE_INFINITY;
  }

  /** Asks both servers once, and from then on several times a second. */
  async start(): Promise<void> {
    await this.#beat();
    this.#timer ??= setInterval(() => void this.#beat(), beatMs).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
    await this.#database.close();
  }

  /**
   * Whether it may serve a read now: it is not far behind, and has replayed what the reader wrote. What was written before a
   * session began is of longer ago than the replica may be behind, once the session is that old.
   */
  async serves(reader: LastWrite | undefined, now: Date): Promise<boolean> {
    if (this.lagMs > this.#mostLagMs) return false;
    if (!reader) return true;
    if (reader.lsn === undefined) return now.getTime() - reader.signedInAt.getTime() > this.#mostLagMs;
    if (this.#lag.hasReplayed(reader.lsn)) return true;
    await this.#ask();
    return this.#isUp && this.#lag.hasReplayed(reader.lsn);
  }

  /** A read failed on it: where the reason is the server and not the read, it is not used until it answers again. */
  failed(error: unknown): void {
    this.#log.warn({ reason: reasonOf(error) }, 'a read failed on the replica and is done on the primary');
    if (saysUnavailable(error) || unanswered.test(reasonOf(error))) this.#isUp = false;
  }

  #beat(): Promise<void> {
    this.#beating ??= this.#measure().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #measure(): Promise<void> {
    try {
      const { rows } = await this.#primary.query<{ lsn: string }>(primaryLsn);
      this.#lag.primary(parseLsn(rows[0]?.lsn ?? '0/0'), performance.now());
    } catch {
      // Nothing is written while the primary is away, so the replica falls no further behind.
    }
    await this.#ask();
  }

  #ask(): Promise<void> {
    this.#asking ??= this.#readReplayed().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #readReplayed(): Promise<void> {
    try {
      const { rows } = await this.pool.query<{ lsn: string | null }>(replicaLsn);
      const lsn = rows[0]?.lsn ?? null;
      if (lsn === null) throw new Error('the server is no replica');
      this.#lag.replica(parseLsn(lsn));
      if (!this.#isUp) this.#log.info('the replica is used');
      this.#isUp = true;
    } catch (error) {
      if (this.#isUp) this.#log.warn({ reason: reasonOf(error) }, 'the replica is not used');
      this.#isUp = false;
    }
  }
}
