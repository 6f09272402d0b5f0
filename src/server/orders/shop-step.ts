import { isOffered, notOffered } from '#domain/actions/offered.ts';
import { refundSteps } from '#domain/orders/refunds.ts';
import { findShopStep, historyOf, type OrderKindName, type ShopStep } from '#domain/orders/shop-steps.ts';
import { existing } from '#domain/ownership/own-entry.ts';
import type { Executor } from '#server/db/client.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import { lockAccount } from '#server/ledger/index.ts';
import { type OrderRefusal, readDeciding } from './act-on-order.ts';
import { addSteps } from './history.ts';
import type { FieldValues } from './kinds.ts';
import { moveOrder } from './move-order.ts';

/** A step of the shop as it is taken. */
export interface TakenStep {
  readonly kind: OrderKindName;
  readonly orderNo: string;
  readonly name: string;
  readonly now: Date;
  /** What is written besides what the step sets. */
  readonly values?: FieldValues;
  /** Fields that the step writes elsewhere, and what it gives back; returns whether money was given back. */
  readonly effect?: (tx: Executor, step: ShopStep, memberId: number) => Promise<boolean>;
}

/**
 * Takes a step of the shop completely or not at all. Locks the account first when the step gives something back, as every change
 * of an order that moves money does.
 */
export function takeShopStep(
  db: Executor,
  { kind, orderNo, name, now, values, effect }: TakenStep,
): Promise<{ readonly ok: true } | OrderRefusal> {
  return withLockRetry(db, async (tx) => {
    const known = findShopStep(kind, name);
    const found = known && (await readDeciding(tx, kind, orderNo));
    const named = existing(found && { ...found, step: known });
    if (!named.ok) return named;
    const { memberId, fields, step } = named.value;
    if (!isOffered({ operation: 'shop', on: kind, name, when: step.when }, fields)) return notOffered;
    if (step.refunds) await lockAccount(tx, memberId);
    const own = historyOf(step);
    const sets = { ...step.sets, ...values };
    const isMoved = await moveOrder(tx, { kind, orderNo, when: step.when, sets, steps: [own], now });
    if (!isMoved) return notOffered;
    const isRefunded = (await effect?.(tx, step, memberId)) ?? false;
    await addSteps(tx, orderNo, refundSteps(isRefunded, own.by), now);
    return { ok: true } as const;
  });
}
