import { documentKind } from '#domain/order-documents/document-path.ts';
import type { CustomHandlers } from '../call.ts';
import { documentLink } from './document-link.ts';

/** Custom because a document that is asked for is issued, again when its order has changed. */
export const orderDocumentsHandlers: CustomHandlers = {
  getOrderDocument(call, { orderNo, document, paperSize, invoiceId }) {
    return documentLink(call, { orderNo, document: documentKind(document), invoiceId }, paperSize);
  },
};
