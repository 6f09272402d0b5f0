import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { constants } from '#generated/constants.ts';
import { checkPayment } from '#generated/hooks/cashier/cashier.ts';
import { useGetStandardOrder } from '#generated/hooks/orders-standard/orders-standard.ts';
import { standingOf } from './order-standing.ts';

interface Looks {
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
}

/** The order is read in any case, and the server asks by itself later. */
const ignore = () => undefined;

const looksOf = (state: Looks | undefined) => (state ? state.dataUpdateCount + state.errorUpdateCount : 0);

/**
 * The order behind a payment, read again while its confirmation is awaited: every few seconds for a limited time, and only in
 * a visible tab. `late` means that the confirmation is overdue, so the payment service is asked; `check` asks and reads at once, and
 * starts another round.
 */
export function useAwaitedOrder(orderNo: string, awaited: boolean) {
  const queries = useQueryClient();
  const [most, setMost] = useState<number>(constants.paymentPollRounds);
  const [checking, setChecking] = useState(false);
  const order = useGetStandardOrder(
    { orderNo },
    {
      query: {
        staleTime: 0,
        meta: { suppressErrorToast: true },
        refetchInterval: ({ state }) => {
          const open = state.data !== undefined && standingOf(state.data.data) === 'awaiting';
          return awaited && open && looksOf(state) < most ? constants.paymentPoll : false;
        },
      },
      request: { silent: true },
    },
  );
  // Reading it makes every poll render the page again.
  const { dataUpdatedAt, errorUpdatedAt } = order;
  const looked = dataUpdatedAt + errorUpdatedAt > 0 ? looksOf(queries.getQueryState(order.queryKey)) : 0;
  const check = () => {
    setMost(looked + constants.paymentPollRounds);
    setChecking(true);
    void checkPayment({ orderNo }, { silent: true })
      .catch(ignore)
      .then(() => order.refetch())
      .finally(() => setChecking(false));
  };
  const late = looked >= constants.paymentOfferRounds;
  // The notification is probably lost; the next poll shows what the service said.
  useEffect(() => {
    if (awaited && late) checkPayment({ orderNo }, { silent: true }).catch(ignore);
  }, [awaited, late, orderNo]);
  return { order, late, checking, check };
}
