import type { CallOptions } from '../caller.ts';
import type { ValidRequest } from '../test-actors.ts';
import type { ShopActors } from './shop-actors.ts';

/** A request that must be taken in a situation which the ordinary request of its operation does not have. */
export interface FurtherCase {
  readonly id: string;
  /** The situation; with `id` the label of the step. */
  readonly what: string;
  readonly request: (actors: ShopActors) => Promise<ValidRequest>;
  /** The code of a refusal; 0 by default. */
  readonly code?: number;
  /** What the request is sent with besides its fields. */
  readonly options?: Pick<CallOptions, 'idempotencyKey'>;
}
