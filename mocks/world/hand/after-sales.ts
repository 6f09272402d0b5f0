import { chosenAction, isOffered } from '#domain/actions/offered.ts';
import { actionsOf } from '#generated/actions.ts';
import { type Call, callingMember, type HandHandlers, refused } from '../call.ts';
import type { CustomisedOrderEntry, StandardOrderEntry } from '../entries.ts';
import { own } from './own.ts';

const standard = 1;
const openFlags: readonly number[] = [1, 3];

type Order = StandardOrderEntry | CustomisedOrderEntry;

function orderOf(call: Call, { orderType, orderNo }: { orderType: 1 | 2; orderNo: string }) {
  return orderType === standard
    ? own(call, 'standardOrders', 'orderNo', orderNo)
    : own(call, 'customisedOrders', 'orderNo', orderNo);
}

function change(call: Call, orderType: 1 | 2, order: Order, fields: object): void {
  if (orderType === standard) call.world.store.change('standardOrders', order as StandardOrderEntry, fields);
  else call.world.store.change('customisedOrders', order as CustomisedOrderEntry, fields);
}

/** Puts the mark of an invoice on the ticked instalments; undefined where one of them has it or is not there. */
function withInvoice({ amountListVos }: CustomisedOrderEntry, ids: string | undefined) {
  const ticked = new Set(ids?.split(',').map(Number));
  const found = amountListVos.filter(({ purchaseId }) => ticked.has(purchaseId));
  if (found.length !== ticked.size || ticked.size === 0) return 'notFound';
  if (found.some(({ invoiceFlag }) => invoiceFlag === 1)) return 'alreadyOpen';
  return amountListVos.map((one) => (ticked.has(one.purchaseId) ? { ...one, invoiceFlag: 1 as const } : one));
}

/** The request chooses between two kinds of orders. */
export const afterSalesHandlers: HandHandlers = {
  applyAfterSales(call, request) {
    const found = orderOf(call, request);
    if (!found.ok) return found;
    const order: Order = found.entry;
    if (openFlags.includes(order.assFlag)) return refused('alreadyOpen');
    const action = chosenAction(actionsOf.applyAfterSales, request);
    if (!action || !isOffered(action, order)) return refused('notOffered');
    change(call, request.orderType, order, action.sets);
    return { ok: true };
  },

  applyInvoice(call, request) {
    const { orderType, orderNo, customizedIds, invoiceType, invoiceInfo } = request;
    const found = orderOf(call, request);
    if (!found.ok) return found;
    const order: Order = found.entry;
    if (orderType === standard && (order as StandardOrderEntry).invoiceFlag === 1)
      return refused('alreadyOpen');
    const action = chosenAction(actionsOf.applyInvoice, request);
    if (!action || !isOffered(action, order)) return refused('notOffered');
    if (orderType === standard) change(call, orderType, order, { invoiceFlag: 1 });
    else {
      const amountListVos = withInvoice(order as CustomisedOrderEntry, customizedIds);
      if (typeof amountListVos === 'string') return refused(amountListVos);
      change(call, orderType, order, { amountListVos });
    }
    call.world.store.add('invoices', ($id) => ({
      $id,
      id: $id,
      $owner: callingMember(call).$id,
      orderNo,
      orderType,
      invoiceType,
      invoiceInfo: JSON.stringify(invoiceInfo),
      examState: 1,
      invoiceLink: null,
      createTime: call.now.toISOString(),
    }));
    return { ok: true };
  },
};
