import { createHash } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import {
  buildDocument,
  type DocumentRequest,
  documentFileName,
} from '#domain/order-documents/build-document.ts';
import { documentNumber } from '#domain/order-documents/document-path.ts';
import { documentData, versionData } from '#domain/order-documents/shown-source.ts';
import { ApiRefusal } from '#domain/wire/envelope.ts';
import { type paperSizeNames, paperSizeValues } from '#generated/enums.ts';
import { type CallContext, callingMember } from '#server/call-context.ts';
import { issuedDocument } from '#server/db/schema/issued-documents.ts';
import { Overloaded } from '#server/site/rendering/overloaded.ts';
import { referToFile, storeFile } from '#server/transport/index.ts';
import { renderDocument } from './rendering/render-document.ts';

type IssuedDocument = typeof issuedDocument.$inferSelect;
type PaperSize = keyof typeof paperSizeNames;

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function findNewest(
  { db }: CallContext,
  { order, document, language, invoice }: DocumentRequest,
  paperSize: PaperSize,
) {
  const { orderNo, invoiceId, documentLanguage, version } = issuedDocument;
  return db
    .select()
    .from(issuedDocument)
    .where(
      and(
        eq(orderNo, order.orderNo),
        eq(issuedDocument.document, documentNumber(document)),
        invoice ? eq(invoiceId, invoice.id) : isNull(invoiceId),
        eq(documentLanguage, language),
        eq(issuedDocument.paperSize, paperSize),
      ),
    )
    .orderBy(desc(version))
    .limit(1);
}

async function render(request: DocumentRequest, paperSize: PaperSize, version: number, issuedAt: Date) {
  const model = buildDocument(request, { version, issuedAt });
  const format = paperSize === paperSizeValues.letterPaper ? 'LETTER' : 'A4';
  try {
    return await renderDocument({ model, format, now: issuedAt, data: documentData(request) });
  } catch (error) {
    throw error instanceof Overloaded ? new ApiRefusal('unavailable') : error;
  }
}

/**
 * The newest version of a document. A new one is issued when there is none or what the document shows has changed; every version
 * keeps its file. Of requests that issue the same version at once one succeeds, and the file of the others is removed as an unused one.
 */
export async function issueDocument(
  context: CallContext,
  request: DocumentRequest,
  paperSize: PaperSize,
): Promise<IssuedDocument> {
  const { db, files, now } = context;
  const [newest] = await findNewest(context, request, paperSize);
  const sourceDigest = sha256(versionData(request));
  if (newest?.sourceDigest === sourceDigest) return newest;
  const { order, document, language, invoice } = request;
  const memberId = callingMember(context).id;
  const version = (newest?.version ?? 0) + 1;
  const content = await render(request, paperSize, version, now);
  const originalName = documentFileName({ document, orderNo: order.orderNo, language, version });
  const fileName = await storeFile(db, files, { memberId, originalName, content }, now);
  const row = {
    fileName,
    memberId,
    orderNo: order.orderNo,
    document: documentNumber(document),
    invoiceId: invoice?.id ?? null,
    documentLanguage: language,
    paperSize,
    version,
    sourceDigest,
    sha256: sha256(content),
    issuedAt: now,
  };
  const [issued] = await db.transaction(async (tx) => {
    const inserted = await tx.insert(issuedDocument).values(row).onConflictDoNothing().returning();
    if (inserted.length > 0) await referToFile(tx, { name: fileName }, now);
    return inserted;
  });
  return issued ?? issueDocument(context, request, paperSize);
}
