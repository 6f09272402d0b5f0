import { documentKind } from '#domain/order-documents/document-path.ts';
import type { AppHandlers } from '#server/call-context.ts';
import { documentLink } from './document-link.ts';

export const orderDocumentsHandlers = {
  getOrderDocument(context, { orderNo, document, paperSize, invoiceId }) {
    return documentLink(context, { orderNo, document: documentKind(document), invoiceId }, paperSize);
  },
} satisfies Partial<AppHandlers>;
