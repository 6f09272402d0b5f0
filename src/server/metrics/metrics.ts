import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; from a cached read to a call that waits for locks. */
const durations = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface ObservedRequest {
  /** operationId, or the kind of any other request; never a path, because their number is unlimited. */
  readonly operation: string;
  /** Business code of the envelope, otherwise the HTTP status. */
  readonly code: number;
  readonly seconds: number;
}

/** Metrics of one process, in a separate registry so that several servers can run in one test process. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests: Histogram<'operation' | 'code'>;
  readonly #outages: Counter;
  readonly #reads: Counter<'database'>;
  readonly #pools = new Map<string, Pool>();

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Histogram({
      name: 'shop_request_duration_seconds',
      help: 'Time until a response is ready, by operation and code.',
      labelNames: ['operation', 'code'],
      buckets: durations,
      registers,
    });
    this.#outages = new Counter({
      name: 'shop_database_outages_total',
      help: 'Times that the database went away, until it was started or found again.',
      registers,
    });
    this.#reads = new Counter({
      name: 'shop_replica_reads_total',
      help: 'Reads that a replica may serve, by the database that served them.',
      labelNames: ['database'],
      registers,
    });
    const pools = this.#pools;
    new Gauge({
      name: 'shop_database_connections',
      help: 'Connections of a pool, and callers that wait for one.',
      labelNames: ['pool', 'state'],
      registers,
      collect() {
        for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
          this.set({ pool, state: 'busy' }, totalCount - idleCount);
          this.set({ pool, state: 'idle' }, idleCount);
          this.set({ pool, state: 'waiting' }, waitingCount);
        }
      },
    });
  }

  observeRequest({ operation, code, seconds }: ObservedRequest): void {
    this.#requests.observe({ operation, code }, seconds);
  }

  countOutage(): void {
    this.#outages.inc();
  }

  /** Counts a read that a replica may serve, by the server that served it. */
  countRead(database: 'replica' | 'primary'): void {
    this.#reads.inc({ database });
  }

  watchPool(name: string, pool: Pool): void {
    this.#pools.set(name, pool);
  }

  /** A gauge that is read at every scrape, such as a queue length; across processes summed or the maximum. */
  watch(name: string, help: string, read: () => number, aggregator: 'sum' | 'max' = 'sum'): void {
    new Gauge({
      name,
      help,
      aggregator,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
