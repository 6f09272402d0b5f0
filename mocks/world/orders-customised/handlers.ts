import { countWaiting } from '#domain/orders/count-waiting.ts';
import { type CustomHandlers, callingMember } from '../call.ts';
import { showEntry } from '../engine.ts';
import { findOwn } from '../own-entry.ts';

/** Custom because waiting orders are counted by the rule of the menu, and instalments are part of their order. */
export const ordersCustomisedHandlers: CustomHandlers = {
  countWaitingCustomised(call) {
    const me = callingMember(call).$id;
    const mine = call.world.store.all('customisedOrders').filter(({ $owner }) => $owner === me);
    return { ok: true, data: countWaiting(mine.map((order) => ({ ...order, count: 1 }))) };
  },

  /** Instalments are part of their order. */
  listInstalments(call, { orderNo }) {
    const found = findOwn(call, 'customisedOrders', 'orderNo', orderNo);
    if (!found.ok) return found;
    const data = found.entry.amountListVos.map((instalment) =>
      showEntry(call, { ...instalment, $id: instalment.purchaseId }),
    );
    return { ok: true, data };
  },
};
