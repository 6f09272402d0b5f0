import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type AmountDue, customisedAmountDue, standardAmountDue } from '#domain/cashier/amount-due.ts';
import { instalmentStep, paidStep } from '#domain/orders/events.ts';
import { paidKindOf } from '#domain/payment/order-kind.ts';
import type { Executor } from '#server/db/client.ts';
import { customisedOrder, instalment } from '#server/db/schema/customised-orders.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { addSteps } from '#server/orders/index.ts';

/** The amount of an order that is currently due, read under a lock of the order. Money in cents. */
export interface Due extends AmountDue {
  readonly memberId: number;
  /** Notes that it was paid and moves the order on. */
  readonly settle: (paymentNumber: string, now: Date) => Promise<void>;
}

/** With a member only an order of that member is found, and locked. */
export type FindDue = (tx: Executor, orderNo: string, memberId?: number) => Promise<Due | undefined>;

/** A standard order is paid as a whole. */
export const findStandardDue: FindDue = async (tx, orderNo, payer) => {
  const owner = payer === undefined ? undefined : eq(standardOrder.memberId, payer);
  const mine = and(eq(standardOrder.orderNo, orderNo), owner);
  const [found] = await tx.select().from(standardOrder).where(mine).for('update');
  if (!found) return undefined;
  const { memberId, state: proOrderState, usMoney, zhMoney } = found;
  const { sets, ...due } = standardAmountDue({ proOrderState, usMoney, zhMoney });
  return {
    ...due,
    memberId,
    settle: async (_, now) => {
      await tx.update(standardOrder).set({ state: sets.proOrderState, paidAt: now }).where(mine);
      await addSteps(tx, orderNo, [paidStep], now);
    },
  };
};

/** A customised order is paid by instalments and moves on with the last one. */
export const findCustomisedDue: FindDue = async (tx, orderNo, payer) => {
  const owner = payer === undefined ? undefined : eq(customisedOrder.memberId, payer);
  const mine = and(eq(customisedOrder.orderNo, orderNo), owner);
  const [found] = await tx.select().from(customisedOrder).where(mine).for('update');
  if (!found) return undefined;
  const unpaid = await tx
    .select()
    .from(instalment)
    .where(and(eq(instalment.orderNo, orderNo), isNull(instalment.paidBy)))
    .orderBy(asc(instalment.position));
  const { memberId, state: orderState, assFlag } = found;
  const { instalments, sets, ...due } = customisedAmountDue({ orderState, assFlag }, unpaid);
  return {
    ...due,
    purchaseId: instalments[0]?.id,
    memberId,
    settle: async (paidBy, now) => {
      const ids = instalments.map(({ id }) => id);
      await tx.update(instalment).set({ paidBy, paidAt: now }).where(inArray(instalment.id, ids));
      if (sets.orderState !== undefined)
        await tx.update(customisedOrder).set({ state: sets.orderState }).where(mine);
      await addSteps(tx, orderNo, [instalmentStep], now);
    },
  };
};

const findDueByKind = { standard: findStandardDue, customised: findCustomisedDue };

/** Amount due of an order of any kind; undefined where there is no such order or nothing is paid for its kind. */
export const findDue: FindDue = async (tx, orderNo, payer) => {
  const kind = paidKindOf(orderNo);
  return kind && findDueByKind[kind](tx, orderNo, payer);
};
