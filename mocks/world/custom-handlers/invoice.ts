import { chosenAction, isOffered } from '#domain/actions/offered.ts';
import { actionsOf } from '#generated/actions.ts';
import { invoiceFlagValues, invoiceRecordExamStateValues, objectTypeValues } from '#generated/enums.ts';
import { type AnyOrder, changeOrder, findOwnOrder } from '../any-order.ts';
import { type CustomHandlers, callingMember, refused } from '../call.ts';
import type { CustomisedOrderEntry, StandardOrderEntry } from '../entries.ts';

const standard = objectTypeValues.standardOrder;

/** Puts the mark of an invoice on the ticked instalments; undefined where one of them has it or is not there. */
function withInvoice({ amountListVos }: CustomisedOrderEntry, ids: string | undefined) {
  const ticked = new Set(ids?.split(',').map(Number));
  const found = amountListVos.filter(({ purchaseId }) => ticked.has(purchaseId));
  if (found.length !== ticked.size || ticked.size === 0) return 'notFound';
  if (found.some(({ invoiceFlag }) => invoiceFlag === invoiceFlagValues.invoiceApplied)) return 'alreadyOpen';
  return amountListVos.map((one) =>
    ticked.has(one.purchaseId) ? { ...one, invoiceFlag: invoiceFlagValues.invoiceApplied } : one,
  );
}

/** Custom because the request chooses between two kinds of orders and their instalments. */
export const invoiceHandlers: CustomHandlers = {
  applyInvoice(call, request) {
    const { orderType, orderNo, customizedIds, invoiceType, invoiceInfo } = request;
    const found = findOwnOrder(call, request);
    if (!found.ok) return found;
    const order: AnyOrder = found.entry;
    if (
      orderType === standard &&
      (order as StandardOrderEntry).invoiceFlag === invoiceFlagValues.invoiceApplied
    )
      return refused('alreadyOpen');
    const action = chosenAction(actionsOf.applyInvoice, request);
    if (!action || !isOffered(action, order)) return refused('notOffered');
    if (orderType === standard)
      changeOrder(call, orderType, order, { invoiceFlag: invoiceFlagValues.invoiceApplied });
    else {
      const amountListVos = withInvoice(order as CustomisedOrderEntry, customizedIds);
      if (typeof amountListVos === 'string') return refused(amountListVos);
      changeOrder(call, orderType, order, { amountListVos });
    }
    call.world.store.add('invoices', ($id) => ({
      $id,
      id: $id,
      $owner: callingMember(call).$id,
      orderNo,
      orderType,
      invoiceType,
      invoiceInfo: JSON.stringify(invoiceInfo),
      examState: invoiceRecordExamStateValues.invoiceIssuing,
      invoiceLink: null,
      createTime: call.now.toISOString(),
    }));
    return { ok: true };
  },
};
