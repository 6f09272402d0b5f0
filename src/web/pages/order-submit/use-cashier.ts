import { useCallback } from 'react';
import { orderRouteTypes, paths } from '#web/paths.ts';
import { type PaymentData, writePaymentData } from '#web/session/payment-data.ts';
import type { PlacedOrder } from './order-entry.ts';

/** The page that started the payment, for the cashier. */
const pageName = 'orderSubmit';

/** What the cashier reads about an order that was placed here. */
export function paymentOf({ orderNo, usMoney, zhMoney }: PlacedOrder): PaymentData {
  return { payAmount: usMoney, zhMoney, orderNo, pageName, orderType: orderRouteTypes.standard };
}

/**
 * Opens the cashier for an order in a new tab, and says whether the browser let it. The data are written before, because the
 * tab copies session storage at the moment it opens; the browser allows it for some seconds after the click.
 */
export function useCashier(): (order: PlacedOrder) => boolean {
  return useCallback((order) => {
    writePaymentData(paymentOf(order));
    const cashier = window.open(paths.cashier, '_blank');
    return cashier !== null && !cashier.closed;
  }, []);
}
