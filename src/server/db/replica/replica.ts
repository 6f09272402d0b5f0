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
/** Null on a server that is not (or no longer) a replica: it may have changes of its own. */
const replicaLsn = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as lsn';

/** Message of the `pg` query timeout. */
const unanswered = /Query read timeout/;

interface Options {
  readonly url: string;
  /** Maximum lag in milliseconds. */
  readonly maxLagMs: number;
  readonly log: Log;
}

/** Streaming replica that serves reads while it responds and is close enough to its primary. */
export class Replica {
  readonly #database: OpenDatabase;
  readonly #primary: pg.Pool;
  readonly #maxLagMs: number;
  readonly #log: Log;
  readonly #lag = new ReplayLag();
  #isUp = false;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;
  #asking: Promise<void> | undefined;

  constructor(primary: pg.Pool, { url, maxLagMs, log }: Options) {
    this.#primary = primary;
    this.#maxLagMs = maxLagMs;
    this.#log = log;
    this.#database = databaseOn(replicaPool(url), 'postgresql', async () => undefined);
  }

  get db(): Database {
    return this.#database.db;
  }

  get pool(): pg.Pool {
    return this.#database.pool;
  }

  /** Lag in milliseconds; infinite while the replica does not respond. */
  get lagMs(): number {
    return this.#isUp ? this.#lag.ms : Number.POSITIVE_INFINITY;
  }

  /** Polls both servers once and then several times a second. */
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
   * Whether the replica may serve a read now: its lag is small, and it has replayed the reader's last write. For a session
   * older than the maximum lag, writes before the session began are replayed in any case.
   */
  async serves(reader: LastWrite | undefined, now: Date): Promise<boolean> {
    if (this.lagMs > this.#maxLagMs) return false;
    if (!reader) return true;
    if (reader.lsn === undefined) return now.getTime() - reader.signedInAt.getTime() > this.#maxLagMs;
    if (this.#lag.hasReplayed(reader.lsn)) return true;
    await this.#ask();
    return this.#isUp && this.#lag.hasReplayed(reader.lsn);
  }

  /** Handles a failed read: if the server was the cause, the replica is not used until it responds again. */
  handleFailure(error: unknown): void {
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
      // Nothing is written while the primary is unreachable, so the lag does not grow.
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
      if (lsn === null) throw new Error('the server is not a replica');
      this.#lag.replica(parseLsn(lsn));
      if (!this.#isUp) this.#log.info('the replica is used');
      this.#isUp = true;
    } catch (error) {
      if (this.#isUp) this.#log.warn({ reason: reasonOf(error) }, 'the replica is not used');
      this.#isUp = false;
    }
  }
}
