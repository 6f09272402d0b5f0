import { useEffect } from 'react';

const channelName = 'paidOrders';

/** Undefined where the browser has none; the other tabs then find out when they are visible again. */
function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
}

/** Notifies the other tabs of the shop that an order is paid. */
export function announcePayment(orderNo: string): void {
  const channel = openChannel();
  channel?.postMessage(orderNo);
  channel?.close();
}

/** Calls `onPaid` when another tab of the shop has seen the order paid. */
export function usePaymentNews(orderNo: string, onPaid: () => void): void {
  useEffect(() => {
    const channel = openChannel();
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === orderNo) onPaid();
    });
    return () => channel?.close();
  }, [orderNo, onPaid]);
}
