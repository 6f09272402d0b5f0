import { useCallback } from 'react';
import { calledOffStates } from '#domain/orders/called-off.ts';
import { type InstalmentGroup, instalmentGroups } from '#domain/orders/instalment-groups.ts';
import { isInstalmentUnpaid } from '#domain/orders-customised/instalments.ts';
import type { CustomisedOrder } from '#generated/hooks/model/customisedOrder.ts';
import type { Instalment } from '#generated/hooks/model/instalment.ts';
import { useGetCustomisedOrder } from '#generated/hooks/orders-customised/orders-customised.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paymentOf } from '#web/orders/any-order.ts';
import { orderRouteTypes } from '#web/paths.ts';
import type { PaymentData } from '#web/session/payment-data.ts';
import { usePaymentNews } from '#web/session/payment-news.ts';

type Group = InstalmentGroup<Instalment>;

/** Names of the instalments of a payment; without those that were paid before, where some are still to be paid. */
export function useInstalmentNames(): (group: Group) => string {
  const { t } = useTexts();
  return ({ instalments, isPaid }) =>
    instalments
      .filter((instalment) => isPaid || isInstalmentUnpaid(instalment))
      .map(({ nameOfMoney }) => nameOfMoney)
      .join(t('cashier.instalment.separator'));
}

/** The instalment that is paid here. */
export interface InstalmentDue {
  readonly purchaseId: number;
  readonly name: string;
  /** Name of the instalment that the tab was opened for, where it has been paid elsewhere since. */
  readonly paidElsewhere: string | undefined;
}

function findGroup(groups: readonly Group[], purchaseId: number | undefined): Group | undefined {
  return groups.find(({ instalments }) => instalments.some((one) => one.purchaseId === purchaseId));
}

export interface CashierInstalment {
  readonly isPending: boolean;
  /** Whether it is read again, because a payment may have changed what is due. */
  readonly isReading: boolean;
  readonly settled: 'paid' | 'closed' | undefined;
  readonly due: InstalmentDue | undefined;
  /** What is due by now, with the current figures. */
  readonly payment: PaymentData;
}

/** The instalment to pay of a customised order, as the server has it now; read again when another tab has seen a payment of the order. */
export function useInstalment(payment: PaymentData): CashierInstalment {
  const { orderNo, orderType, purchaseId, pageName } = payment;
  const names = useInstalmentNames();
  const enabled = orderType === orderRouteTypes.customised;
  const { data, isFetched, isRefetching, refetch } = useGetCustomisedOrder(
    { orderNo },
    { query: { enabled, staleTime: 0, meta: { suppressErrorToast: true } }, request: { silent: true } },
  );
  const readAgain = useCallback(() => void (enabled && refetch()), [enabled, refetch]);
  usePaymentNews(orderNo, readAgain);
  const read = (order: CustomisedOrder): Omit<CashierInstalment, 'isPending' | 'isReading'> => {
    const groups = instalmentGroups(order.amountListVos);
    const next = groups.find(({ isNext }) => isNext);
    const current = paymentOf({ kind: 'customised', order });
    if (calledOffStates.customised.includes(order.orderState))
      return { settled: 'closed', due: undefined, payment };
    if (!next || current?.purchaseId === undefined)
      return { settled: groups.length > 0 ? 'paid' : undefined, due: undefined, payment };
    const opened = findGroup(groups, purchaseId);
    const paidElsewhere = opened?.isPaid ? names(opened) : undefined;
    const due = { purchaseId: current.purchaseId, name: names(next), paidElsewhere };
    return { settled: undefined, due, payment: { ...current, pageName } };
  };
  const known = data ? read(data.data) : { settled: undefined, due: undefined, payment };
  return { ...known, isPending: enabled && !isFetched, isReading: isRefetching };
}
