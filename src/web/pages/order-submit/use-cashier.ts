import { useCallback } from 'react';
import { paths } from '#web/paths.ts';
import { writePaymentData } from '#web/session/payment-data.ts';
import type { PlacedOrder } from './order-entry.ts';

/** The page that started the payment, for the cashier. */
const pageName = 'orderSubmit';
const standardOrder = 0;

/** Leaves what the cashier reads in session storage; a tab that is opened from here afterwards starts with a copy of it. */
export function leavePaymentData({ orderNo, usMoney, zhMoney }: PlacedOrder): void {
  writePaymentData({ payAmount: usMoney, zhMoney, orderNo, pageName, orderType: standardOrder });
}

/**
 * Opens the cashier for an order in a new tab, and says whether the browser let it. The data are written before, because the
 * tab copies session storage at the moment it opens; the browser allows it for some seconds after the click.
 */
export function useCashier(): (order: PlacedOrder) => boolean {
  return useCallback((order) => {
    leavePaymentData(order);
    const cashier = window.open(paths.cashier, '_blank');
    return cashier !== null && !cashier.closed;
  }, []);
}
