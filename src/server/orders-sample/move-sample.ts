import { and, eq } from 'drizzle-orm';
import { chosenAction } from '#domain/actions/offered.ts';
import { orderActors } from '#domain/orders/events.ts';
import { effectsOfAction } from '#domain/orders/order-effects.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import { actionsOf } from '#generated/actions.ts';
import type { moveSampleOrderFormTypeNames } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { hasId } from '#server/db/has-id.ts';
import { sampleOrder } from '#server/db/schema/orders.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import { lockAccount } from '#server/ledger/index.ts';
import { actOnOrder } from '#server/orders/index.ts';
import { undoSample } from './undo-sample.ts';

interface SampleMove {
  readonly memberId: number;
  readonly sampleId: number;
  /** Confirms the receipt, or cancels. */
  readonly type: keyof typeof moveSampleOrderFormTypeNames;
  readonly now: Date;
}

/** Confirms or cancels a sample, which is named by its id; cancelling gives its points and its piece back. */
export function moveSample(db: Executor, { memberId, sampleId, type, now }: SampleMove) {
  return withLockRetry(db, async (tx) => {
    await lockAccount(tx, memberId);
    const [found] = await tx
      .select({ orderNo: sampleOrder.orderNo })
      .from(sampleOrder)
      .where(and(hasId(sampleOrder.id, sampleId), eq(sampleOrder.memberId, memberId)));
    const chosen = chosenAction(actionsOf.moveSampleOrder, { type });
    const named = requireExisting(found && chosen && { orderNo: found.orderNo, action: chosen });
    if (!named.ok) return named;
    const { orderNo, action } = named.value;
    const refusal = await actOnOrder(tx, { kind: 'SampleOrder', memberId, orderNo, action, now });
    if (refusal) return refusal;
    const effects = effectsOfAction(action);
    if (effects.refunds) await undoSample(tx, { memberId, orderNo, now, by: orderActors.byMember, effects });
    return { ok: true } as const;
  });
}
