import { budgets, flowTypes } from '#domain/ledger/flow-values.ts';
import type { CustomHandlers } from '../call.ts';
import { bookPoints } from '../ledger.ts';
import { findOwnForAction } from '../own-entry.ts';

const cancelled = 5;

/** Custom because cancelling returns the points. */
export const ordersSampleHandlers: CustomHandlers = {
  moveSampleOrder(call, request) {
    const found = findOwnForAction(call, 'sampleOrders', 'sampleId', request);
    if (!found.ok) return found;
    const { entry, sets } = found;
    call.world.store.change('sampleOrders', entry, sets as Partial<typeof entry>);
    const { orderNo, integralNum } = entry;
    if (sets.orderState === cancelled)
      bookPoints(call, {
        budget: budgets.income,
        flowType: flowTypes.closedOrder,
        flowNum: integralNum,
        objectId: orderNo,
      });
    return { ok: true };
  },
};
