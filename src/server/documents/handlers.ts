import { asc, eq } from 'drizzle-orm';
import { documentFileName, previewPath } from '#domain/documents/document-name.ts';
import {
  isForMembers,
  type ReaderGrade,
  refuseCounting,
  refuseReading,
} from '#domain/documents/document-permission.ts';
import { inLanguage } from '#domain/language.ts';
import type { AppHandlers, CallContext } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { hasId } from '#server/db/has-id.ts';
import { documentType, technicalDocument } from '#server/db/schema/documents.ts';
import { member } from '#server/db/schema/session.ts';
import { countReader } from './count-reader.ts';
import { findDocuments } from './find-documents.ts';
import { type FoundSource, findSource } from './find-source.ts';
import { grantDownload } from './grants.ts';
import { storedFile } from './stored-file.ts';

async function readerGrade({ db, member: caller }: CallContext): Promise<ReaderGrade> {
  if (!caller) return undefined;
  const [found] = await db.select({ grade: member.grade }).from(member).where(eq(member.id, caller.id));
  return found?.grade ?? null;
}

async function findGrade(db: Executor, tid: number): Promise<number | undefined> {
  const { id, grade } = technicalDocument;
  const [found] = await db.select({ grade }).from(technicalDocument).where(hasId(id, tid));
  return found?.grade;
}

/** A document in the reader's language, where the reader may have it. */
async function findReadable(context: CallContext, tid: number) {
  const { db, language } = context;
  const isKnown = (await findGrade(db, tid)) !== undefined;
  const source = isKnown ? await findSource(db, { id: tid, language }) : undefined;
  const reader = source && (await readerGrade(context));
  const refusal = refuseReading(source?.grade, reader);
  if (refusal) return refusal;
  if (!source) throw new Error('a document that is not there may be read');
  return { ok: true, source } as const;
}

/** The path, with leave to fetch it where the document is for members. */
async function grantPath(
  { db, now }: CallContext,
  path: string,
  { id, grade }: FoundSource,
): Promise<string> {
  return isForMembers(grade) ? `${path}?grant=${await grantDownload(db, id, now)}` : path;
}

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

  async getDocumentPreview(context, { tid }) {
    const { db, files } = context;
    const found = await findReadable(context, tid);
    if (!found.ok) return found;
    const { source } = found;
    const { bytes, pages } = await storedFile({ db, files }, source);
    await countReader(context, source.id, 'look');
    return {
      ok: true,
      data: {
        previewUrl: await grantPath(context, previewPath(source.filePath), source),
        downloadName: documentFileName(source.title),
        fileSize: bytes,
        pages,
      },
    };
  },

  async countDocumentDownload(context, { tid }) {
    const refusal = refuseCounting(await findGrade(context.db, tid));
    if (refusal) return refusal;
    await countReader(context, tid, 'download');
    return { ok: true };
  },

  async authoriseDocumentDownload(context, { tid }) {
    const found = await findReadable(context, tid);
    if (!found.ok) return found;
    const { source } = found;
    await countReader(context, source.id, 'download');
    return { ok: true, data: await grantPath(context, source.filePath, source) };
  },
} satisfies Partial<AppHandlers>;
