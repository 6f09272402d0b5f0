import { trimApplication } from '#domain/custom-apply/trim-application.ts';
import { placedStep } from '#domain/orders/events.ts';
import { newCustomisedOrder } from '#domain/orders/first-states.ts';
import { orderNumber } from '#domain/orders/order-number.ts';
import { instalmentTotals } from '#domain/orders-customised/instalments.ts';
import { type CustomHandlers, callingMember } from '../call.ts';
import { rateMicros } from '../money/exchange-rate.ts';
import { recordStep } from '../orders/order-history.ts';
import { findOwnReference } from '../own-entry.ts';

/** Custom because a new order gets a number and the fields that the back office fills in later. */
export const customApplyHandlers: CustomHandlers = {
  applyCustomisedOrder(call, request) {
    const application = trimApplication(request);
    const { annexFile } = application;
    const annex =
      annexFile === undefined ? undefined : findOwnReference(call, 'storedFiles', 'path', annexFile);
    if (annex?.ok === false) return annex;
    const { orderNo } = call.world.store.add('customisedOrders', ($id) => ({
      $id,
      $owner: callingMember(call).$id,
      orderNo: orderNumber('C', $id, call.now),
      annexFile: null,
      ...application,
      ...newCustomisedOrder,
      ...instalmentTotals([]),
      amountListVos: [],
      exchangeRate: rateMicros,
      frontContract: null,
      backContract: null,
      logisticsName: null,
      logisticsOrderNo: null,
      createTime: call.now.toISOString(),
      companyName: callingMember(call).mechanismName,
    }));
    recordStep(call, orderNo, placedStep);
    return { ok: true, data: orderNo };
  },
};
