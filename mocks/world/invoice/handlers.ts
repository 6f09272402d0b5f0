import {
  decideCustomisedInvoice,
  decideStandardInvoice,
  markedAsApplied,
  newApplication,
  readInstalmentIds,
} from '#domain/invoice/decide-application.ts';
import { invoiceInfoText } from '#domain/invoice/invoice-info.ts';
import { stepOfAction } from '#domain/orders/events.ts';
import { kindOfType } from '#domain/payment/order-kind.ts';
import { actions } from '#generated/actions.ts';
import { type Call, type CustomHandlers, callingMember } from '../call.ts';
import { recordStep } from '../orders/order-history.ts';
import { findOwn } from '../own-entry.ts';

function markStandard(call: Call, orderNo: string) {
  const found = findOwn(call, 'standardOrders', 'orderNo', orderNo);
  if (!found.ok) return found;
  const decided = decideStandardInvoice(found.entry);
  if (decided.ok) call.world.store.change('standardOrders', found.entry, markedAsApplied);
  return decided;
}

function markInstalments(call: Call, orderNo: string, customizedIds: string | undefined) {
  const found = findOwn(call, 'customisedOrders', 'orderNo', orderNo);
  if (!found.ok) return found;
  const { amountListVos } = found.entry;
  const decided = decideCustomisedInvoice(found.entry, amountListVos, readInstalmentIds(customizedIds));
  if (!decided.ok) return decided;
  call.world.store.change('customisedOrders', found.entry, {
    amountListVos: amountListVos.map((one) =>
      decided.value.includes(one) ? { ...one, ...markedAsApplied } : one,
    ),
  });
  return decided;
}

/** Custom because the request chooses between two kinds of orders and their instalments. */
export const invoiceHandlers: CustomHandlers = {
  applyInvoice(call, { orderType, orderNo, customizedIds, invoiceType, invoiceInfo }) {
    const marked =
      kindOfType(orderType) === 'standard'
        ? markStandard(call, orderNo)
        : markInstalments(call, orderNo, customizedIds);
    if (!marked.ok) return marked;
    call.world.store.add('invoices', ($id) => ({
      $id,
      id: $id,
      $owner: callingMember(call).$id,
      orderNo,
      orderType,
      invoiceType,
      invoiceInfo: invoiceInfoText(invoiceInfo),
      ...newApplication,
      credits: null,
      amount: null,
      amountZh: null,
      invoiceLink: null,
      createTime: call.now.toISOString(),
    }));
    recordStep(call, orderNo, stepOfAction(actions.StandardOrder.applyInvoice));
    return { ok: true };
  },
};
