import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** The figures of one process, as they travel between processes. */
export type Figures = readonly MetricObjectWithValues<MetricValue<string>>[];

/** What a worker says to the primary process. */
export type WorkerMessage =
  | { readonly shop: 'listening'; readonly address: string }
  | { readonly shop: 'open' }
  /** It ends because of something that only a person can put right. */
  | { readonly shop: 'problem'; readonly problem: string }
  | { readonly shop: 'figures'; readonly scrape: number; readonly figures: Figures };

/** What the primary process says to a worker. */
export type PrimaryMessage =
  /** The database is ready to be used. */
  { readonly shop: 'prepared' } | { readonly shop: 'figures'; readonly scrape: number };

/** Whether something that came from another process is a message of the shop; Node's own ones come the same way. */
export function isMessage<M extends WorkerMessage | PrimaryMessage>(value: unknown): value is M {
  return typeof value === 'object' && value !== null && 'shop' in value && typeof value.shop === 'string';
}
