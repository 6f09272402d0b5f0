import { and, asc, eq, exists, ne } from 'drizzle-orm';
import { documentSentences } from '#domain/documents/document-text.ts';
import { documentIndex } from '#domain/search/text-search.ts';
import type { Executor } from '#server/db/client.ts';
import { documentPage, technicalDocument as table } from '#server/db/schema/documents.ts';

/** Both texts are missing only where a document was stored before whole texts were searched. */
const isWithoutText = and(eq(table.textZh, ''), eq(table.textEn, ''));

/** Makes the whole text of one document searchable; returns whether there was one. */
async function indexText(db: Executor, id: number): Promise<boolean> {
  const [document] = await db.select().from(table).where(eq(table.id, id));
  const pages = await db.select().from(documentPage).where(eq(documentPage.documentId, id));
  const sentences = (language: string) =>
    pages
      .filter((page) => page.language === language)
      .flatMap(({ content }) => documentSentences(content))
      .join('\n');
  const text = { zh: sentences('zh_CN'), en: sentences('en_US') };
  if (!document || (text.zh === '' && text.en === '')) return false;
  const { titleZh, titleEn, descriptionZh, descriptionEn, tokens } = document;
  const title = { zh: titleZh, en: titleEn };
  const description = { zh: descriptionZh, en: descriptionEn };
  const made = documentIndex({ title, description, text, parts: [] });
  await db
    .update(table)
    .set({ textZh: text.zh, textEn: text.en, tokens: [...new Set([...tokens, ...made.tokens])] })
    .where(and(eq(table.id, id), isWithoutText));
  return true;
}

/**
 * Makes the whole text of documents searchable that were stored before it was. Their part numbers are known only by their tokens,
 * which stay. Returns how many documents it changed.
 */
export async function indexOlderTexts(db: Executor): Promise<number> {
  const pages = db
    .select({ id: documentPage.documentId })
    .from(documentPage)
    .where(and(eq(documentPage.documentId, table.id), ne(documentPage.content, '')));
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(isWithoutText, exists(pages)))
    .orderBy(asc(table.id));
  let changed = 0;
  for (const { id } of found) if (await indexText(db, id)) changed += 1;
  return changed;
}
