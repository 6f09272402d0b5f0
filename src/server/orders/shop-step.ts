import { isOffered, notOffered } from '#domain/actions/offered.ts';
import type { OrderActor } from '#domain/orders/events.ts';
import type { OrderEffects } from '#domain/orders/order-effects.ts';
import { findShopStep, historyOf, type OrderKindName, type ShopStep } from '#domain/orders/shop-steps.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import type { Executor } from '#server/db/client.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import { lockAccount } from '#server/ledger/index.ts';
import { type OrderRefusal, readDeciding } from './act-on-order.ts';
import { decideAfterSales } from './after-sales.ts';
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
  /** What the shop writes to the member about a request that the step decides. */
  readonly reply?: string | null;
  /** Writes what belongs to the step elsewhere. */
  readonly write?: (tx: Executor) => Promise<unknown>;
  /** Gives back what a step that refunds has to. */
  readonly undo?: (tx: Executor, undone: Undone) => Promise<void>;
}

/** An order that gives back what it took, after the change that does so. */
export interface Undone {
  readonly memberId: number;
  readonly orderNo: string;
  readonly now: Date;
  readonly by: OrderActor;
  readonly effects: OrderEffects;
}

/** What a step that was taken does besides what it sets in the order. */
async function applyEffects(
  tx: Executor,
  { kind, orderNo, name, now, reply = null, write, undo }: TakenStep,
  { memberId, step }: { readonly memberId: number; readonly step: ShopStep },
): Promise<void> {
  await write?.(tx);
  const { decision } = step;
  if (decision !== undefined) await decideAfterSales(tx, orderNo, { decision, reply, now });
  if (!step.refunds) return;
  if (!undo) throw new Error(`nothing gives back what the step ${name} of ${kind} refunds`);
  await undo(tx, { memberId, orderNo, now, by: historyOf(step).by, effects: step });
}

/**
 * Takes a step of the shop completely or not at all. Locks the account first when the step gives something back, as every change
 * of an order that moves money does.
 */
export function takeShopStep(db: Executor, taken: TakenStep): Promise<{ readonly ok: true } | OrderRefusal> {
  const { kind, orderNo, name, now, values } = taken;
  return withLockRetry(db, async (tx) => {
    const known = findShopStep(kind, name);
    const found = known && (await readDeciding(tx, kind, orderNo));
    const named = requireExisting(found && { ...found, step: known });
    if (!named.ok) return named;
    const { memberId, fields, step } = named.value;
    if (!isOffered({ operation: 'shop', on: kind, name, when: step.when }, fields)) return notOffered;
    if (step.refunds) await lockAccount(tx, memberId);
    const sets = { ...step.sets, ...values };
    const steps = [historyOf(step)];
    const isMoved = await moveOrder(tx, { kind, orderNo, when: step.when, sets, steps, now });
    if (!isMoved) return notOffered;
    await applyEffects(tx, taken, { memberId, step });
    return { ok: true } as const;
  });
}
