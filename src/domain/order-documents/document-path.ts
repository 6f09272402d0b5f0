import { keysOf } from '#domain/keys-of.ts';
import { type orderDocumentNames, orderDocumentValues, paperSizeValues } from '#generated/enums.ts';

const { orderConfirmation, proformaInvoice, salesContract, salesInvoice, creditNote } = orderDocumentValues;

const kindNames = {
  confirmation: orderConfirmation,
  proforma: proformaInvoice,
  contract: salesContract,
  invoice: salesInvoice,
  credit: creditNote,
} as const;

/** A document that the shop renders about an order, as its address names it. */
export type DocumentKind = keyof typeof kindNames;

const kinds = keysOf(kindNames);

/** The kind of document with a number on the wire. */
export function documentKind(document: keyof typeof orderDocumentNames): DocumentKind {
  return kinds.find((kind) => kindNames[kind] === document) ?? 'confirmation';
}

/** The number of a kind of document on the wire. */
export function documentNumber(document: DocumentKind) {
  return kindNames[document];
}

/** The size of a document for which no other was asked. */
export const usualPaperSize = paperSizeValues.a4Paper;

/** Which document of which order; `invoiceId` chooses one of several invoices or credit notes. */
export interface DocumentName {
  readonly orderNo: string;
  readonly document: DocumentKind;
  readonly invoiceId?: number | undefined;
}

const form = /^\/files\/d\/([A-Z]\d{9,31})\/([a-z]+)(?:-([1-9]\d{0,14}))?\.pdf$/;

/** The lasting address of a document. `getFileLink` opens its current version; it is never opened directly. */
export function documentPath({ orderNo, document, invoiceId }: DocumentName): string {
  const name = invoiceId === undefined ? document : `${document}-${invoiceId}`;
  return `/files/d/${orderNo}/${name}.pdf`;
}

/** Reads an address that {@link documentPath} made; undefined for any other. */
export function readDocumentPath(path: string): DocumentName | undefined {
  const [, orderNo, kind, id] = form.exec(path) ?? [];
  const document = kinds.find((name) => name === kind);
  if (orderNo === undefined || document === undefined) return undefined;
  if (id === undefined) return { orderNo, document };
  return document === 'invoice' || document === 'credit'
    ? { orderNo, document, invoiceId: Number(id) }
    : undefined;
}
