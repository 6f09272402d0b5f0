import { shownRefund } from '#domain/payment/refund-life.ts';
import type { Store } from '../store.ts';

/** The refunds of an order, as its detail shows them. */
export function shownRefunds(store: Store, orderNo: string) {
  return store
    .all('refunds')
    .filter((refund) => refund.orderNo === orderNo)
    .map(({ createTime, endTime, ...refund }) =>
      shownRefund({
        ...refund,
        createdAt: new Date(createTime),
        endedAt: endTime === null ? null : new Date(endTime),
      }),
    );
}
