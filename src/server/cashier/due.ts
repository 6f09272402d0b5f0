import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { isOffered } from '#domain/actions/offered.ts';
import { byName } from '#domain/wire/by-name.ts';
import { actions } from '#generated/actions.ts';
import { customisedOrderOrderStateNames, standardOrderProOrderStateNames } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { customisedOrder, instalment, standardOrder } from '#server/db/schema/orders.ts';

/** Amount currently due of an order, read under a lock on the order. Money in cents. */
export interface Due {
  readonly memberId: number;
  readonly offered: boolean;
  readonly usMoney: number;
  readonly zhMoney: number;
  /** Records the payment and moves the order to its next state. */
  readonly settle: (paymentNumber: string, now: Date) => Promise<void>;
}

export type FindDue = (tx: Executor, orderNo: string) => Promise<Due | undefined>;

const { awaitingShipment } = byName(standardOrderProOrderStateNames);
const { awaitingDeliveryOrReceipt } = byName(customisedOrderOrderStateNames);

/** A standard order is paid as a whole. */
export const findStandardDue: FindDue = async (tx, orderNo) => {
  const mine = eq(standardOrder.orderNo, orderNo);
  const [found] = await tx.select().from(standardOrder).where(mine).for('update');
  if (!found) return undefined;
  const { memberId, state, usMoney, zhMoney } = found;
  return {
    memberId,
    usMoney,
    zhMoney,
    offered: isOffered(actions.StandardOrder.pay, { proOrderState: state }),
    settle: async (_, now) => {
      await tx.update(standardOrder).set({ state: awaitingShipment, paidAt: now }).where(mine);
    },
  };
};

type Instalment = typeof instalment.$inferSelect;

/** The first unpaid instalment. Amounts of the down payment are due together. */
function nextInstalments(unpaid: readonly Instalment[]): readonly Instalment[] {
  return unpaid[0]?.headAmount === 1
    ? unpaid.filter(({ headAmount }) => headAmount === 1)
    : unpaid.slice(0, 1);
}

/** A customised order is paid in instalments and moves to its next state with the last one. */
export const findCustomisedDue: FindDue = async (tx, orderNo) => {
  const mine = eq(customisedOrder.orderNo, orderNo);
  const [found] = await tx.select().from(customisedOrder).where(mine).for('update');
  if (!found) return undefined;
  const unpaid = await tx
    .select()
    .from(instalment)
    .where(and(eq(instalment.orderNo, orderNo), isNull(instalment.paidBy)))
    .orderBy(asc(instalment.position));
  const next = nextInstalments(unpaid);
  const { memberId, state, assFlag } = found;
  const deciding = { orderState: state, assFlag, unpaid: unpaid.length > 0 ? 1 : 0 };
  return {
    memberId,
    offered: isOffered(actions.CustomisedOrder.pay, deciding),
    usMoney: next.reduce((sum, { usMoney }) => sum + usMoney, 0),
    zhMoney: next.reduce((sum, { zhMoney }) => sum + zhMoney, 0),
    settle: async (paidBy, _) => {
      const ids = next.map(({ id }) => id);
      await tx.update(instalment).set({ paidBy }).where(inArray(instalment.id, ids));
      if (next.length < unpaid.length) return;
      await tx.update(customisedOrder).set({ state: awaitingDeliveryOrReceipt }).where(mine);
    },
  };
};

/** Amount due of an order of either kind; the first letter of the order number gives the kind. */
export const findDue: FindDue = (tx, orderNo) =>
  orderNo.startsWith('P') ? findStandardDue(tx, orderNo) : findCustomisedDue(tx, orderNo);
