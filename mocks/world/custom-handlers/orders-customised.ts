import type { CustomHandlers } from '../call.ts';
import { shownBy } from '../engine.ts';
import { findOwn } from '../own-entry.ts';

/** Custom because instalments are part of their order. */
export const ordersCustomisedHandlers: CustomHandlers = {
  /** Instalments are part of their order. */
  listInstalments(call, { orderNo }) {
    const found = findOwn(call, 'customisedOrders', 'orderNo', orderNo);
    if (!found.ok) return found;
    const data = found.entry.amountListVos.map((instalment) =>
      shownBy(call, { ...instalment, $id: instalment.purchaseId }),
    );
    return { ok: true, data };
  },
};
