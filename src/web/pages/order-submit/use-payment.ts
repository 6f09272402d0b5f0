import { useEffect } from 'react';
import { standardOrderProOrderStateNames } from '#generated/enums.ts';
import type { StandardOrder } from '#generated/hooks/model/standardOrder.ts';
import { useGetStandardOrder } from '#generated/hooks/orders-standard/orders-standard.ts';
import { usePaymentNews } from '#web/session/payment-news.ts';

/** Whether there is still something to pay; `open` also while it is not known. */
export type Payment = 'open' | 'paid' | 'closed';

function paymentOf(order: StandardOrder | undefined): Payment {
  const name = order ? standardOrderProOrderStateNames[order.proOrderState] : 'awaitingPayment';
  switch (name) {
    case 'awaitingPayment':
      return 'open';
    case 'awaitingShipment':
    case 'inDelivery':
    case 'completed':
      return 'paid';
    case 'closed':
      return 'closed';
  }
}

/**
 * The payment state of an order, and the order as far as it is known. It is looked up again when the cashier says that it is
 * paid, in whichever tab or window, and whenever the person comes back from there.
 */
export function usePayment(orderNo: string): { payment: Payment; order: StandardOrder | undefined } {
  const read = useGetStandardOrder(
    { orderNo },
    {
      request: { silent: true },
      query: { staleTime: 0, refetchOnWindowFocus: 'always', meta: { suppressErrorToast: true } },
    },
  );
  const { refetch } = read;
  usePaymentNews(orderNo, refetch);
  // Switching between two windows hides neither page, and visibility is all that the query looks at.
  useEffect(() => {
    const look = () => void refetch();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [refetch]);
  const order = read.data?.data;
  return { payment: paymentOf(order), order };
}
