import { chosenAction } from '#domain/actions/offered.ts';
import { orderActors } from '#domain/orders/events.ts';
import { effectsOfAction } from '#domain/orders/order-effects.ts';
import { actionsOf } from '#generated/actions.ts';
import type { moveCustomisedOrderFormStateNames } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import { lockAccount } from '#server/ledger/index.ts';
import { actOnOrder } from '#server/orders/index.ts';
import { refundPayments } from './refund-payments.ts';

const kind = 'CustomisedOrder';
const done = { ok: true } as const;

interface OwnOrder {
  readonly memberId: number;
  readonly orderNo: string;
  readonly now: Date;
}

/** Confirms the receipt of a customised order or cancels it; what was paid of a cancelled one is given back. */
export function moveCustomisedOrder(
  db: Executor,
  { state, ...own }: OwnOrder & { readonly state: keyof typeof moveCustomisedOrderFormStateNames },
) {
  const { memberId } = own;
  return withLockRetry(db, async (tx) => {
    await lockAccount(tx, memberId);
    const action = chosenAction(actionsOf.moveCustomisedOrder, { state });
    if (!action) throw new Error(`no action for state ${state}`);
    const refusal = await actOnOrder(tx, { ...own, kind, action });
    const effects = effectsOfAction(action);
    if (refusal || !effects.refunds) return refusal ?? done;
    await refundPayments(tx, { ...own, by: orderActors.byMember, effects });
    return done;
  });
}
