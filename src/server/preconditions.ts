import type { OperationId, Reply } from '#generated/server/routes.ts';
import type { CallContext, Request } from './call-context.ts';
import { cashierPreconditions } from './cashier/preconditions.ts';

type RefusalOf<K extends OperationId> = Extract<Reply<K>, { ok: false }>;

export type Preconditions = {
  readonly [K in OperationId]?: (call: CallContext, request: Request<K>) => Promise<RefusalOf<K> | undefined>;
};

/**
 * What is decided before the transaction of a call with an Idempotency-Key, with the plain database: slow work that must not
 * hold a transaction open, and what must outlive a refusal, which rolls the transaction back (a wrong password that counts).
 */
export const preconditions: Preconditions = { ...cashierPreconditions };
