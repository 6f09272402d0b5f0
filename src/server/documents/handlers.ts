import { and, asc, eq, sql } from 'drizzle-orm';
import { inLanguage } from '#domain/language.ts';
import { type AppHandlers, type CallContext, callingMember } from '#server/call-context.ts';
import { hasId } from '#server/db/has-id.ts';
import { documentType, technicalDocument } from '#server/db/schema/documents.ts';
import { member } from '#server/db/schema/session.ts';
import { filePathOf } from './document-answer.ts';
import { findDocuments } from './find-documents.ts';
import { grantDownload } from './grants.ts';

/** A member without a grade has the lowest one. */
const lowestGrade = 1;

async function mayDownload(context: CallContext, grade: number): Promise<boolean> {
  const [caller] = await context.db
    .select({ grade: member.grade })
    .from(member)
    .where(eq(member.id, callingMember(context).id));
  return grade <= Number(caller?.grade ?? lowestGrade);
}

const downloadedOnceMore = { downloadCount: sql`${technicalDocument.downloadCount} + 1` };

export const documentsHandlers = {
  async listDocuments({ db, language }, { keyWord = '', ...query }) {
    const { documents, params } = await findDocuments(db, { ...query, keyWord, language });
    return { ok: true, data: documents, params };
  },

  async listDocumentTypes({ db, language }) {
    const rows = await db.select().from(documentType).orderBy(asc(documentType.sort), asc(documentType.id));
    const data = rows.map(({ id, nameZh, nameEn }) => ({
      typeId: id,
      typeName: inLanguage({ zh: nameZh, en: nameEn }, language),
    }));
    return { ok: true, data };
  },

  /** Counts documents with a direct link only; the others are counted when access is granted. */
  async countDocumentDownload({ db }, { tid }) {
    const counted = await db
      .update(technicalDocument)
      .set(downloadedOnceMore)
      .where(and(hasId(technicalDocument.id, tid), eq(technicalDocument.grade, 0)))
      .returning({ id: technicalDocument.id });
    return counted.length > 0 ? { ok: true } : { ok: false, code: 'notFound' };
  },

  async authoriseDocumentDownload(context, { tid }) {
    const { db, language, now } = context;
    const [row] = await db.select().from(technicalDocument).where(hasId(technicalDocument.id, tid));
    if (!row) return { ok: false, code: 'notFound' };
    const path = filePathOf(row, language);
    if (row.grade > 0 && !(await mayDownload(context, row.grade))) {
      return { ok: false, code: 'noDownloadPermission' };
    }
    await db.update(technicalDocument).set(downloadedOnceMore).where(eq(technicalDocument.id, row.id));
    const grant = row.grade > 0 ? `?grant=${await grantDownload(db, row.id, now)}` : '';
    return { ok: true, data: path + grant };
  },
} satisfies Partial<AppHandlers>;
