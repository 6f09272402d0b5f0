import { type DocumentName, documentPath } from '#domain/order-documents/document-path.ts';
import { type DocumentedOrder, isDocumentOffered } from '#domain/order-documents/offered-documents.ts';
import type { NotOwn } from '#domain/ownership/own-entry.ts';
import { orderKindOf } from '#domain/payment/order-kind.ts';
import { invoiceRecordExamStateValues } from '#generated/enums.ts';
import { type Call, callingMember } from '../call.ts';
import { mockLink } from '../mock-link.ts';
import { findOwn } from '../own-entry.ts';

type Found = { readonly ok: true; readonly order: DocumentedOrder } | NotOwn;

function findOrder(call: Call, orderNo: string, isInvoiced: boolean): Found {
  const kind = orderKindOf(orderNo);
  if (kind === 'standard') {
    const found = findOwn(call, 'standardOrders', 'orderNo', orderNo);
    if (!found.ok) return found;
    return { ok: true, order: { kind, isInvoiced, proOrderState: found.entry.proOrderState } };
  }
  if (kind === 'customised') {
    const found = findOwn(call, 'customisedOrders', 'orderNo', orderNo);
    if (!found.ok) return found;
    const { orderState, amountListVos, frontContract } = found.entry;
    const amountStates = amountListVos.map(({ amountState }) => amountState);
    return { ok: true, order: { kind, isInvoiced, orderState, amountStates, frontContract } };
  }
  const found = findOwn(call, 'sampleOrders', 'orderNo', orderNo);
  return found.ok ? { ok: true, order: { kind: 'sample' } } : found;
}

/** The invoice that a request asks for, where it is issued. */
function issuedInvoice(call: Call, orderNo: string, invoiceId: number | undefined) {
  return call.world.store
    .all('invoices')
    .filter(({ $owner }) => $owner === callingMember(call).$id)
    .findLast(
      ({ $id, orderNo: invoiced, examState }) =>
        invoiced === orderNo &&
        examState === invoiceRecordExamStateValues.invoiceIssued &&
        (invoiceId === undefined || $id === invoiceId),
    );
}

/** A link to a document of the calling member, or the code of the refusal. */
export function documentLink(call: Call, name: DocumentName, paperSize: number) {
  const issued = issuedInvoice(call, name.orderNo, name.invoiceId);
  const found = findOrder(call, name.orderNo, issued !== undefined);
  if (!found.ok) return found;
  if (!isDocumentOffered(found.order, name.document)) return { ok: false, code: 'notOffered' } as const;
  const path = documentPath(name.document === 'invoice' ? { ...name, invoiceId: issued?.$id } : name);
  const fields = { language: call.language, paperSize: String(paperSize) };
  return { ok: true, data: mockLink(call, path, fields) } as const;
}
