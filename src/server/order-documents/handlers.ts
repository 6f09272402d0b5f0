import { and, count, desc, eq } from 'drizzle-orm';
import { uploadFolder } from '#domain/files/file-names.ts';
import { documentKind } from '#domain/order-documents/document-path.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { issuedDocument } from '#server/db/schema/issued-documents.ts';
import { documentLink } from './document-link.ts';
import { readOrder } from './read-order.ts';

export const orderDocumentsHandlers = {
  getOrderDocument(context, { orderNo, document, paperSize, invoiceId }) {
    return documentLink(context, { orderNo, document: documentKind(document), invoiceId }, paperSize);
  },

  async listIssuedDocuments(context, { orderNo, pageNum, pageSize }) {
    const { db, language } = context;
    const own = requireExisting(await readOrder(db, orderNo, language, callingMember(context).id));
    if (!own.ok) return own;
    const { memberId, fileName, issuedAt, version } = issuedDocument;
    const mine = and(eq(memberId, own.value.memberId), eq(issuedDocument.orderNo, orderNo));
    const rows = await db
      .select()
      .from(issuedDocument)
      .where(mine)
      .orderBy(desc(issuedAt), desc(version), fileName)
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const [counted] = await db.select({ total: count() }).from(issuedDocument).where(mine);
    const data = rows.map(({ memberId: _, sourceDigest: __, fileName: name, issuedAt: time, ...shown }) => {
      return { ...shown, issueTime: time.toISOString(), filePath: uploadFolder + name };
    });
    return { ok: true, data, params: { totalDataCounts: counted?.total ?? 0 } };
  },
} satisfies Partial<AppHandlers>;
