import { and, eq, inArray } from 'drizzle-orm';
import { documentSentences } from '#domain/documents/document-text.ts';
import { documentIndex } from '#domain/search/text-search.ts';
import type { Executor } from '#server/db/client.ts';
import { documentPage, technicalDocument as table } from '#server/db/schema/documents.ts';

/** Both texts are missing only where a document was stored before whole texts were searched. */
const isWithoutText = and(eq(table.textZh, ''), eq(table.textEn, ''));

/**
 * Makes the whole text of documents searchable that were stored before it was. Their part numbers are known only by their tokens,
 * which stay. Returns how many documents it changed.
 */
export async function indexOlderTexts(db: Executor): Promise<number> {
  const documents = await db.select().from(table).where(isWithoutText);
  if (documents.length === 0) return 0;
  const ids = documents.map(({ id }) => id);
  const pages = await db.select().from(documentPage).where(inArray(documentPage.documentId, ids));
  const sentencesOf = (documentId: number, language: string) =>
    pages
      .filter((page) => page.documentId === documentId && page.language === language)
      .flatMap(({ content }) => documentSentences(content))
      .join('\n');
  let changed = 0;
  for (const { id, titleZh, titleEn, descriptionZh, descriptionEn, tokens } of documents) {
    const text = { zh: sentencesOf(id, 'zh_CN'), en: sentencesOf(id, 'en_US') };
    if (text.zh === '' && text.en === '') continue;
    const title = { zh: titleZh, en: titleEn };
    const description = { zh: descriptionZh, en: descriptionEn };
    const made = documentIndex({ title, description, text, parts: [] });
    await db
      .update(table)
      .set({ textZh: text.zh, textEn: text.en, tokens: [...new Set([...tokens, ...made.tokens])] })
      .where(and(eq(table.id, id), isWithoutText));
    changed += 1;
  }
  return changed;
}
