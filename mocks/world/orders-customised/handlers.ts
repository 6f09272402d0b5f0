import { countWaiting } from '#domain/orders/count-waiting.ts';
import { stepOfAction } from '#domain/orders/events.ts';
import { actions } from '#generated/actions.ts';
import { type CustomHandlers, callingMember } from '../call.ts';
import { shownBy } from '../engine.ts';
import { recordStep } from '../orders/order-history.ts';
import { refuseContract } from '../orders/stored-contract.ts';
import { findOwn, findOwnForAction } from '../own-entry.ts';

/** Custom because waiting orders are counted by the rule of the menu, instalments are part of their order, and a contract is a file of the member. */
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
      shownBy(call, { ...instalment, $id: instalment.purchaseId }),
    );
    return { ok: true, data };
  },

  uploadCustomisedContract(call, request) {
    const found = findOwnForAction(call, 'customisedOrders', 'orderNo', request);
    if (!found.ok) return found;
    const refusal = refuseContract(call, request.contractLink);
    if (refusal) return refusal;
    const fields = { ...found.sets, backContract: request.contractLink };
    call.world.store.change('customisedOrders', found.entry, fields);
    recordStep(call, request.orderNo, stepOfAction(actions.CustomisedOrder.uploadContract));
    return { ok: true };
  },
};
