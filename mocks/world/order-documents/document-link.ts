import { type DocumentName, documentPath } from '#domain/order-documents/document-path.ts';
import {
  type DocumentedOrder,
  issuedInvoice,
  refuseDocument,
} from '#domain/order-documents/offered-documents.ts';
import type { NotOwn } from '#domain/ownership/own-entry.ts';
import { orderKindOf } from '#domain/payment/order-kind.ts';
import type { Call } from '../call.ts';
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
    const { orderState, assFlag, amountListVos, frontContract } = found.entry;
    const amountStates = amountListVos.map(({ amountState }) => amountState);
    return { ok: true, order: { kind, isInvoiced, orderState, assFlag, amountStates, frontContract } };
  }
  const found = findOwn(call, 'sampleOrders', 'orderNo', orderNo);
  return found.ok ? { ok: true, order: { kind: 'sample' } } : found;
}

/** The issued invoice that a document is about. */
function findIssued(call: Call, name: DocumentName) {
  const ofOrder = call.world.store.all('invoices').filter(({ orderNo }) => orderNo === name.orderNo);
  return issuedInvoice(ofOrder.toReversed(), name);
}

/** A link to a document of the calling member, or the code of the refusal. */
export function documentLink(call: Call, name: DocumentName, paperSize: number) {
  const issued = findIssued(call, name);
  const found = findOrder(call, name.orderNo, issued !== undefined);
  if (!found.ok) return found;
  const refusal = refuseDocument(found.order, name.document);
  if (refusal) return refusal;
  const path = documentPath(issued === undefined ? name : { ...name, invoiceId: issued.id });
  const fields = { language: call.language, paperSize: String(paperSize) };
  return { ok: true, data: mockLink(call, path, fields) } as const;
}
