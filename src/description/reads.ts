import type { Operation } from './description.ts';

/**
 * Whether an operation only reads, so that its answer may be cached and the call repeated. The method does not show it: some reads are
 * POST, and some GETs send a mail. An operation that changes something requires an `Idempotency-Key`.
 */
export function isRead({ parameters }: Pick<Operation, 'parameters'>): boolean {
  return parameters.every(({ transport }) => transport !== 'idempotencyKey');
}
