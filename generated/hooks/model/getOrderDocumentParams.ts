// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OrderDocument } from './orderDocument.ts';
import type { OrderNo } from './orderNo.ts';
import type { PaperSize } from './paperSize.ts';

export type GetOrderDocumentParams = {
/**
 * The order.
 */
orderNo: OrderNo;
/**
 * Which document: 1 order confirmation, 2 proforma invoice, 3 contract, 4 invoice, 5 credit note.
 */
document: OrderDocument;
/**
 * Size of the page: 1 A4, 2 Letter.
 */
paperSize?: PaperSize;
/**
 * With document 4 or 5: which invoice or credit note of the order. Left out: the one issued last.
 * @minimum 1
 * @maximum 9007199254740991
 */
invoiceId?: number;
};
