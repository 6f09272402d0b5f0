import { eq, sql } from 'drizzle-orm';
import { inLanguage } from '#domain/language.ts';
import type { Executor } from '#server/db/client.ts';
import { documentPage, documentType, technicalDocument } from '#server/db/schema/documents.ts';
import type { Services } from '#server/services.ts';
import { type Drawings, drawingTask } from '#server/site/rendering/drawings.ts';
import type { App } from '#server/wire/caller.ts';
import { checkRate } from '#server/wire/limits.ts';
import { sendText } from '#server/wire/send.ts';
import { type DocumentSheet, documentSheet } from './document-sheet.ts';
import { isGranted } from './grants.ts';

interface FoundSheet extends DocumentSheet {
  readonly grade: number;
}

async function findSheet(db: Executor, filePath: string): Promise<FoundSheet | undefined> {
  const [found] = await db
    .select()
    .from(documentPage)
    .innerJoin(technicalDocument, eq(technicalDocument.id, documentPage.documentId))
    .innerJoin(documentType, eq(documentType.id, technicalDocument.typeId))
    .where(eq(documentPage.filePath, filePath));
  if (!found) return undefined;
  const { document_page: page, technical_document: row, document_type: type } = found;
  const text = (zh: string, en: string) => inLanguage({ zh, en }, page.language);
  return {
    id: row.id,
    grade: row.grade,
    createdAt: row.createdAt,
    language: page.language,
    figure: page.figure,
    content: page.content,
    typeName: text(type.nameZh, type.nameEn),
    title: text(row.titleZh, row.titleEn),
    description: text(row.descriptionZh, row.descriptionEn),
  };
}

/**
 * Documents that the server renders, `/files/doc/{name}.{language}.html`. A members-only document needs the `grant` of the
 * authorisation call and is sent as a download.
 */
export function addDocumentFiles(app: App, services: Services, drawings: Drawings): void {
  const { db, clock } = services;
  app.get('/files/doc/:file', async (context) => {
    checkRate(context, services, 'pages');
    const { file } = context.req.param();
    const sheet = await findSheet(db, `/files/doc/${file}`);
    if (!sheet) return context.text('Not found\n', 404);
    const grant = context.req.query('grant');
    const forMembers = sheet.grade > 0;
    if (forMembers && !(await isGranted(db, sheet.id, grant, clock()))) {
      return context.text('Sign in to download this document.\n', 403);
    }
    const headers: Record<string, string> = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': forMembers ? 'no-store' : 'no-cache',
    };
    if (forMembers) headers['content-disposition'] = `attachment; filename="${file.replace(/[^\w.-]/g, '')}"`;
    await db
      .update(technicalDocument)
      .set({ browseCount: sql`${technicalDocument.browseCount} + 1` })
      .where(eq(technicalDocument.id, sheet.id));
    const task = drawingTask(sheet.figure, sheet.language);
    const figure = task && (await drawings.find(task)).svg;
    return sendText(context, documentSheet(sheet, figure), { status: 200, headers });
  });
}
