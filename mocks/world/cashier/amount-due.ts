import { type AmountDue, customisedAmountDue, standardAmountDue } from '#domain/cashier/amount-due.ts';
import type { AccountType } from '#domain/ledger/flow-values.ts';
import { instalmentStep, paidStep } from '#domain/orders/events.ts';
import { amountState, isInstalmentUnpaid } from '#domain/orders-customised/instalments.ts';
import { isOwn } from '#domain/ownership/own-entry.ts';
import type { Owned } from '../entry.ts';
import type { CustomisedOrderEntry, StandardOrderEntry } from '../orders/order-entries.ts';
import { recordSteps } from '../orders/order-history.ts';
import { toOwned } from '../own-entry.ts';
import type { Store } from '../store.ts';

/** What is to be paid of an order of the world, and how its payment is stored. */
export interface OrderDue extends AmountDue {
  /** Stores that it was paid, in the currency of an account, and moves the order on. */
  readonly settle: (account: AccountType, now: Date) => void;
}

export function dueOfStandard(store: Store, order: StandardOrderEntry): OrderDue {
  const { proOrderState, moneyNum: usMoney, moneyNumZh: zhMoney } = order;
  const { sets, ...due } = standardAmountDue({ proOrderState, usMoney, zhMoney });
  return {
    ...due,
    settle: (paidIn, now) => {
      store.change('standardOrders', order, { ...sets, paidIn });
      recordSteps(store, order.orderNo, now, [paidStep]);
    },
  };
}

export function dueOfCustomised(store: Store, order: CustomisedOrderEntry): OrderDue {
  const open = order.amountListVos
    .filter(isInstalmentUnpaid)
    .map(({ amount, amountZh, headAmount, purchaseId }) => ({
      usMoney: amount,
      zhMoney: amountZh,
      headAmount,
      purchaseId,
    }));
  const { instalments, unpaidAfter, sets, ...due } = customisedAmountDue(order, open);
  const paidNow = new Set(instalments.map(({ purchaseId }) => purchaseId));
  return {
    ...due,
    purchaseId: instalments[0]?.purchaseId,
    settle: (_, now) => {
      const amountListVos = order.amountListVos.map((one) =>
        paidNow.has(one.purchaseId)
          ? { ...one, amountState: amountState(true), amountTime: now.toISOString() }
          : one,
      );
      store.change('customisedOrders', order, { amountListVos, unpaid: unpaidAfter, ...sets });
      recordSteps(store, order.orderNo, now, [instalmentStep]);
    },
  };
}

/** What is due of a member's order of either kind. */
export function findDue(store: Store, orderNo: string, $owner: number): OrderDue | undefined {
  const standard = store.find('standardOrders', 'orderNo', orderNo);
  const customised = store.find('customisedOrders', 'orderNo', orderNo);
  if (!isOwn(toOwned<Owned>(standard ?? customised), $owner)) return undefined;
  if (standard) return dueOfStandard(store, standard);
  return customised && dueOfCustomised(store, customised);
}
