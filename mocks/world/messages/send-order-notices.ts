import { unreadState } from '#domain/messages/notice.ts';
import { orderNotices } from '#domain/messages/order-notices.ts';
import type { HistoryStep } from '#domain/orders/events.ts';
import { orderKindOf } from '#domain/payment/order-kind.ts';
import { orderCollections } from '../orders/order-collections.ts';
import type { Store } from '../store.ts';

/** Lets the member of an order know about steps that others took. */
export function sendOrderNotices(
  store: Store,
  orderNo: string,
  steps: readonly HistoryStep[],
  createTime: string,
): void {
  const kind = orderKindOf(orderNo);
  const $owner = kind && store.find(orderCollections[kind], 'orderNo', orderNo)?.$owner;
  if ($owner === undefined) return;
  for (const { messageType, text: messageContent, order, link } of orderNotices(steps, orderNo))
    store.add('notices', ($id) => ({
      $id,
      id: $id,
      $owner,
      messageType,
      messageContent,
      createTime,
      ...unreadState,
      ...order,
      ...(link !== undefined && { link }),
    }));
}
