import { standardOrderProOrderStateNames } from '#generated/enums.ts';
import { useGetStandardOrder } from '#generated/hooks/orders-standard/orders-standard.ts';

/** Whether there is still something to pay; `open` also while it is not known. */
export type Payment = 'open' | 'paid' | 'closed';

/** How the payment of an order stands, looked up again whenever the person comes back from the tab of the cashier. */
export function usePayment(orderNo: string): Payment {
  const order = useGetStandardOrder(
    { orderNo },
    {
      request: { silent: true },
      query: { staleTime: 0, refetchOnWindowFocus: 'always', meta: { ownMessage: true } },
    },
  );
  const state = order.data?.data.proOrderState;
  const name = state === undefined ? 'awaitingPayment' : standardOrderProOrderStateNames[state];
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
