import { isOffered } from '#domain/actions/offered.ts';
import { actions } from '#generated/actions.ts';
import type { CustomisedOrderEntry, InstalmentEntry, StandardOrderEntry } from './entries.ts';
import type { Store } from './store.ts';

/** The amount due of an order, in cents of both currencies. */
export interface AmountDue {
  readonly offered: boolean;
  readonly usMoney: number;
  readonly zhMoney: number;
  /** Records the payment in the currency of an account and moves the order on. */
  readonly settle: (account: 1 | 2, now: Date) => void;
}

const awaitingShipment = 2;
const inProduction = 5;

/** A standard order is paid in full. */
export function standardAmountDue(store: Store, order: StandardOrderEntry): AmountDue {
  return {
    offered: isOffered(actions.StandardOrder.pay, order),
    usMoney: order.moneyNum,
    zhMoney: order.moneyNumZh,
    settle: (paidIn) => {
      store.change('standardOrders', order, { proOrderState: awaitingShipment, paidIn });
    },
  };
}

/** The first unpaid instalment; those of the first payment are paid together. */
function nextInstalments(instalments: readonly InstalmentEntry[]): readonly InstalmentEntry[] {
  const unpaid = instalments.filter(({ amountState }) => amountState === 0);
  return unpaid[0]?.headAmount === 1
    ? unpaid.filter(({ headAmount }) => headAmount === 1)
    : unpaid.slice(0, 1);
}

/** A customised order is paid by instalments and moves on with the last one. */
export function customisedAmountDue(store: Store, order: CustomisedOrderEntry): AmountDue {
  const next = nextInstalments(order.amountListVos);
  return {
    offered: isOffered(actions.CustomisedOrder.pay, order),
    usMoney: next.reduce((sum, { amount }) => sum + amount, 0),
    zhMoney: next.reduce((sum, { amountZh }) => sum + amountZh, 0),
    settle: (_, now) => {
      const amountTime = now.toISOString();
      const amountListVos = order.amountListVos.map((one) =>
        next.includes(one) ? { ...one, amountState: 1 as const, amountTime } : one,
      );
      const unpaid = amountListVos.some(({ amountState }) => amountState === 0) ? 1 : 0;
      const nextState = unpaid === 0 ? { orderState: inProduction } : {};
      store.change('customisedOrders', order, { amountListVos, unpaid, ...nextState });
    },
  };
}

/** The amount due of a member's order of either kind. */
export function amountDueOf(store: Store, orderNo: string, $owner: number): AmountDue | undefined {
  const standard = store.find('standardOrders', 'orderNo', orderNo);
  const customised = store.find('customisedOrders', 'orderNo', orderNo);
  if ((standard ?? customised)?.$owner !== $owner) return undefined;
  if (standard) return standardAmountDue(store, standard);
  return customised && customisedAmountDue(store, customised);
}
