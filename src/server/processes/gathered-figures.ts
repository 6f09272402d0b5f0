import cluster from 'node:cluster';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import type { Exposition } from '#server/metrics/index.ts';
import { type Figures, isMessage, type PrimaryMessage, type WorkerMessage } from './messages.ts';

const patienceMs = 1000;
/** Counters of a dead worker are kept, otherwise sums would fall; its gauges are dropped. */
const counted = new Set(['counter', 'histogram']);

function isCounted({ type }: Figures[number]): boolean {
  return counted.has(String(type).toLowerCase());
}

async function sumOf(parts: readonly Figures[]): Promise<Registry> {
  return AggregatorRegistry.aggregate(parts.map((part) => [...part]));
}

/** Sums the metrics of all workers for a scrape; a worker that does not respond in time contributes its previous values. */
export class GatheredFigures implements Exposition {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  readonly #own = new Registry();
  readonly #restarts: Counter;
  readonly #latest = new Map<number, Figures>();
  #ended: Figures = [];
  #scrapes = 0;

  constructor() {
    const registers = [this.#own];
    this.#restarts = new Counter({
      name: 'shop_worker_restarts_total',
      help: 'Worker processes that were started again.',
      registers,
    });
    new Gauge({
      name: 'shop_workers',
      help: 'Worker processes that run.',
      registers,
      collect() {
        this.set(Object.keys(cluster.workers ?? {}).length);
      },
    });
  }

  countRestart(): void {
    this.#restarts.inc();
  }

  /** Keeps the counters of an ended worker from its last scrape. */
  async end(workerId: number): Promise<void> {
    const last = this.#latest.get(workerId);
    this.#latest.delete(workerId);
    if (!last) return;
    const sum = await sumOf([this.#ended, last.filter(isCounted)]);
    // The types of prom-client leave out the values.
    this.#ended = (await sum.getMetricsAsJSON()) as Figures;
  }

  async text(): Promise<string> {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
    this.#scrapes += 1;
    const scrape = this.#scrapes;
    await Promise.all(workers.map((worker) => worker && this.#ask(worker, scrape)));
    const sum = await sumOf([this.#ended, ...this.#latest.values()]);
    return `${await this.#own.metrics()}\n${await sum.metrics()}`;
  }

  #ask(worker: NonNullable<typeof cluster.worker>, scrape: number): Promise<void> {
    return new Promise((settle) => {
      const end = () => {
        clearTimeout(timer);
        worker.off('message', listen);
        settle();
      };
      const listen = (message: unknown) => {
        if (!isMessage<WorkerMessage>(message) || message.shop !== 'figures' || message.scrape !== scrape)
          return;
        this.#latest.set(worker.id, message.figures);
        end();
      };
      const timer = setTimeout(end, patienceMs);
      worker.on('message', listen);
      worker.send({ shop: 'figures', scrape } satisfies PrimaryMessage, (error) => error && end());
    });
  }
}
