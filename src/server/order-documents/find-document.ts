import { desc, eq } from 'drizzle-orm';
import { readInvoiceInfo } from '#domain/invoice/invoice-info.ts';
import type { DocumentRequest } from '#domain/order-documents/build-document.ts';
import type { DocumentName } from '#domain/order-documents/document-path.ts';
import { issuedInvoice, refuseDocument } from '#domain/order-documents/offered-documents.ts';
import { sellerIn } from '#domain/order-documents/seller.ts';
import { shownSource } from '#domain/order-documents/shown-source.ts';
import type { InvoiceSource } from '#domain/order-documents/source.ts';
import { type NotFound, requireExisting } from '#domain/ownership/own-entry.ts';
import { type CallContext, callingMember } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { invoice } from '#server/db/schema/invoice.ts';
import { readOrder } from './read-order.ts';

function issueTime({
  decidedAt,
  createdAt,
}: {
  readonly decidedAt: Date | null;
  readonly createdAt: Date;
}): Date {
  return decidedAt ?? createdAt;
}

/** The issued invoice or credit note that a document is about. */
async function findIssued(db: Executor, name: DocumentName): Promise<InvoiceSource | undefined> {
  const rows = await db
    .select()
    .from(invoice)
    .where(eq(invoice.orderNo, name.orderNo))
    .orderBy(desc(invoice.id));
  const found = issuedInvoice(
    rows.map((row) => ({ ...row, examState: row.state })),
    name,
  );
  if (!found) return undefined;
  const { id, invoiceType, info, instalmentIds, usMoney, zhMoney } = found;
  const credited = rows.find((row) => row.id === found.credits);
  return {
    id,
    invoiceType,
    instalmentIds,
    info: readInvoiceInfo(info),
    issuedAt: issueTime(found),
    amount: { usMoney: usMoney ?? 0, zhMoney: zhMoney ?? 0 },
    credited: credited && { id: credited.id, issuedAt: issueTime(credited) },
  };
}

type Found =
  | { readonly ok: true; readonly request: DocumentRequest }
  | NotFound
  | { readonly ok: false; readonly code: 'notOffered' };

/** A document of the calling member with what it shows now, or the code of the refusal. */
export async function findDocument(context: CallContext, name: DocumentName): Promise<Found> {
  const { db, language, config } = context;
  const own = requireExisting(await readOrder(db, name.orderNo, language, callingMember(context).id));
  if (!own.ok) return own;
  const order = own.value;
  const invoice = await findIssued(db, name);
  const { document } = name;
  const refusal = refuseDocument(order.toDocumented(invoice !== undefined), document);
  if (refusal) return refusal;
  const seller = sellerIn(config.seller, language);
  const source = shownSource(order.source, invoice);
  return {
    ok: true,
    request: { order: source, document, language, seller, ...(invoice === undefined ? {} : { invoice }) },
  };
}
