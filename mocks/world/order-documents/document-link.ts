import { uploadFolder } from '#domain/files/file-names.ts';
import { documentFileName } from '#domain/order-documents/build-document.ts';
import { type DocumentName, documentNumber } from '#domain/order-documents/document-path.ts';
import {
  type DocumentedOrder,
  issuedInvoice,
  refuseDocument,
} from '#domain/order-documents/offered-documents.ts';
import type { NotFound } from '#domain/ownership/own-entry.ts';
import { orderKindOf } from '#domain/payment/order-kind.ts';
import { type Call, callingMember } from '../call.ts';
import type { IssuedDocumentEntry } from '../entries.ts';
import { mockLink } from '../mock-link.ts';
import { findOwn } from '../own-entry.ts';

type Found = { readonly ok: true; readonly order: DocumentedOrder } | NotFound;

/** An order of the calling member as its documents depend on it. */
export function findOrder(call: Call, orderNo: string, isInvoiced: boolean): Found {
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

interface Source {
  readonly order: DocumentedOrder;
  readonly invoiceId: number | null;
  readonly paperSize: IssuedDocumentEntry['paperSize'];
}

/** The newest version of a document; a new one when there is none or the order has changed. */
function issueDocument(call: Call, { orderNo, document }: DocumentName, { order, ...which }: Source): string {
  const { store } = call.world;
  const key = { orderNo, document: documentNumber(document), documentLanguage: call.language, ...which };
  const versions = store
    .all('issuedDocuments')
    .filter((one) => Object.entries(key).every(([field, value]) => one[field] === value));
  const newest = versions.at(-1);
  const $source = JSON.stringify(order);
  if (newest?.$source === $source) return newest.filePath;
  const version = versions.length + 1;
  const $owner = callingMember(call).$id;
  const { path: filePath } = store.add('storedFiles', ($id) => ({
    $id,
    $owner,
    path: `${uploadFolder}mock-${$id}.pdf`,
    name: documentFileName({ document, orderNo, language: call.language, version }),
    size: 0,
  }));
  const issueTime = call.now.toISOString();
  store.add('issuedDocuments', ($id) => ({ $id, $owner, $source, ...key, version, issueTime, filePath }));
  return filePath;
}

/** A link to a document of the calling member, or the code of the refusal. */
export function documentLink(call: Call, name: DocumentName, paperSize: IssuedDocumentEntry['paperSize']) {
  const issued = findIssued(call, name);
  const found = findOrder(call, name.orderNo, issued !== undefined);
  if (!found.ok) return found;
  const { order } = found;
  const refusal = refuseDocument(order, name.document);
  if (refusal) return refusal;
  const filePath = issueDocument(call, name, { order, invoiceId: issued?.id ?? null, paperSize });
  return { ok: true, data: mockLink(call, filePath, {}) } as const;
}
