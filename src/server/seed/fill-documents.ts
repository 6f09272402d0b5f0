import { documentSentences } from '#domain/documents/document-text.ts';
import type { Language } from '#domain/language.ts';
import { documentIndex } from '#domain/search/text-search.ts';
import type { Executor } from '#server/db/client.ts';
import { documentPage, documentType, technicalDocument } from '#server/db/schema/documents.ts';
import type { DemoDocument, DemoDocumentType } from './demo-content.ts';

const dayMs = 86_400_000;

interface Written {
  readonly db: Executor;
  readonly now: Date;
}

function pathOf(slug: string, language: Language): string {
  return `/files/doc/${slug}.${language}.pdf`;
}

/** The document and its page in each language. */
async function fillDocument({ db, now }: Written, typeId: number, item: DemoDocument): Promise<void> {
  const { slug, title, description, content, grade, browseCount, downloadCount, figure = '' } = item;
  const text = {
    zh: documentSentences(content.zh).join('\n'),
    en: documentSentences(content.en).join('\n'),
  };
  const [made] = await db
    .insert(technicalDocument)
    .values({
      typeId,
      grade,
      browseCount,
      downloadCount,
      titleZh: title.zh,
      titleEn: title.en,
      descriptionZh: description.zh,
      descriptionEn: description.en,
      filePathZh: pathOf(slug, 'zh_CN'),
      filePathEn: pathOf(slug, 'en_US'),
      textZh: text.zh,
      textEn: text.en,
      ...documentIndex({ title, description, text, parts: item.parts ?? [] }),
      createdAt: new Date(now.getTime() - item.daysAgo * dayMs),
    })
    .returning({ id: technicalDocument.id });
  if (!made) return;
  await db.insert(documentPage).values([
    { filePath: pathOf(slug, 'zh_CN'), documentId: made.id, language: 'zh_CN', figure, content: content.zh },
    { filePath: pathOf(slug, 'en_US'), documentId: made.id, language: 'en_US', figure, content: content.en },
  ]);
}

/** Puts the documents in, type by type. */
export async function fillDocuments(written: Written, types: readonly DemoDocumentType[]): Promise<void> {
  for (const [sort, { name, documents }] of types.entries()) {
    const [type] = await written.db
      .insert(documentType)
      .values({ nameZh: name.zh, nameEn: name.en, sort })
      .returning({ id: documentType.id });
    if (!type) continue;
    for (const item of documents) await fillDocument(written, type.id, item);
  }
}
