import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** Metrics of one process in the format for messages between processes. */
export type Figures = readonly MetricObjectWithValues<MetricValue<string>>[];

/** Messages of a worker to the primary process. */
export type WorkerMessage =
  | { readonly shop: 'listening'; readonly address: string }
  | { readonly shop: 'open' }
  /** The worker ends because of a problem that needs a person. */
  | { readonly shop: 'problem'; readonly problem: string }
  | { readonly shop: 'figures'; readonly scrape: number; readonly figures: Figures };

/** Messages of the primary process to a worker. */
export type PrimaryMessage =
  /** The database is ready. */
  { readonly shop: 'prepared' } | { readonly shop: 'figures'; readonly scrape: number };

/** Whether a message is one of the shop; Node's own messages use the same channel. */
export function isMessage<M extends WorkerMessage | PrimaryMessage>(value: unknown): value is M {
  return typeof value === 'object' && value !== null && 'shop' in value && typeof value.shop === 'string';
}
