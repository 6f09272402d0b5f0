import type { CustomHandlers } from '../call.ts';
import { shownBy } from '../engine.ts';
import { findOwn, findOwnForAction } from '../own-entry.ts';

/** Custom because the contract has another name in the order, and instalments are part of their order. */
export const ordersCustomisedHandlers: CustomHandlers = {
  /** As above, and the order goes to examination. */
  uploadCustomisedContract(call, request) {
    const found = findOwnForAction(call, 'customisedOrders', 'orderNo', request);
    if (!found.ok) return found;
    const changed = { ...found.sets, backContract: request.contractLink };
    call.world.store.change('customisedOrders', found.entry, changed);
    return { ok: true };
  },

  /** Instalments are part of their order. */
  listInstalments(call, { orderNo }) {
    const found = findOwn(call, 'customisedOrders', 'orderNo', orderNo);
    if (!found.ok) return found;
    return {
      ok: true,
      data: shownBy({ ...call, operation: 'getCustomisedOrder' }, found.entry).amountListVos as never,
    };
  },
};
