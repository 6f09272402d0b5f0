/** The documents that the shop renders about an order. */
export const documentKinds = ['confirmation', 'proforma', 'contract', 'invoice'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Which document of which order; `invoiceId` chooses one of several invoices. */
export interface DocumentName {
  readonly orderNo: string;
  readonly document: DocumentKind;
  readonly invoiceId?: number | undefined;
}

const form =
  /^\/files\/d\/([A-Z]\d{9,31})\/(confirmation|proforma|contract|invoice)(?:-([1-9]\d{0,15}))?\.pdf$/;

/** The lasting address of a document. It is opened through a signed link, never directly. */
export function documentPath({ orderNo, document, invoiceId }: DocumentName): string {
  const name = invoiceId === undefined ? document : `${document}-${invoiceId}`;
  return `/files/d/${orderNo}/${name}.pdf`;
}

/** Reads an address that {@link documentPath} made; undefined for any other. */
export function readDocumentPath(path: string): DocumentName | undefined {
  const [, orderNo, kind, id] = form.exec(path) ?? [];
  const document = documentKinds.find((one) => one === kind);
  if (orderNo === undefined || document === undefined) return undefined;
  if (id === undefined) return { orderNo, document };
  return document === 'invoice' ? { orderNo, document, invoiceId: Number(id) } : undefined;
}
