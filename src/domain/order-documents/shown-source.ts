import type { DocumentRequest } from './build-document.ts';
import type { DocumentSource, InvoiceSource } from './source.ts';

/**
 * The part of an order that the reader of a document sees: a change of anything else issues no new version. An invoice says what
 * was invoiced and to whom; what becomes of the order afterwards is not in it.
 */
export function shownSource(order: DocumentSource, invoice: InvoiceSource | undefined): DocumentSource {
  if (invoice === undefined) return order;
  const settled = { calledOff: undefined, buyer: undefined };
  if (order.kind === 'sample') return { ...order, ...settled };
  if (order.kind === 'standard')
    return { ...order, ...settled, lines: order.lines.map((line) => ({ ...line, later: undefined })) };
  const covered = invoice.instalmentIds;
  const instalments = order.instalments.filter(
    ({ purchaseId }) => covered.length === 0 || covered.includes(purchaseId),
  );
  return { ...order, ...settled, instalments, due: undefined, requirements: {} };
}

/** A JSON text that does not depend on the order in which objects were put together. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => {
    const isObject = typeof part === 'object' && part !== null && !Array.isArray(part);
    return isObject ? Object.fromEntries(Object.entries(part).toSorted()) : part;
  });
}

/** The data of a document as JSON, which its file carries: money in cents, unit prices and rates in millionths. */
export function documentData({ order, document, language, invoice, seller }: DocumentRequest): string {
  return sortedJson({ order, document, language, invoice, seller });
}

/**
 * Two documents with the same text are the same version. The seller of an invoice is the one of the day it was issued; other documents
 * follow the settings, so that nobody pays to a closed bank account.
 */
export function versionData(request: DocumentRequest): string {
  const { invoice, seller } = request;
  return documentData({ ...request, seller: invoice === undefined ? seller : undefined });
}
