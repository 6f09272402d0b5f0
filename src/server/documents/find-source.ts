import { and, eq } from 'drizzle-orm';
import { inLanguage, type Language } from '#domain/language.ts';
import type { Executor } from '#server/db/client.ts';
import { documentPage, documentType, technicalDocument } from '#server/db/schema/documents.ts';
import type { DocumentSource } from './rendering/lay-out.ts';

export interface FoundSource extends Omit<DocumentSource, 'figure'> {
  /** 0 for everyone, otherwise the lowest grade of members that may download it. */
  readonly grade: number;
  readonly filePath: string;
  /** Path of a drawing; empty without one. */
  readonly figure: string;
}

type SourceKey = { readonly filePath: string } | { readonly id: number; readonly language: Language };

/** What a document says in one language, by its number or the path of its file. */
export async function findSource(db: Executor, key: SourceKey): Promise<FoundSource | undefined> {
  const [found] = await db
    .select({
      page: documentPage,
      type: documentType,
      id: technicalDocument.id,
      grade: technicalDocument.grade,
      createdAt: technicalDocument.createdAt,
      title: { zh: technicalDocument.titleZh, en: technicalDocument.titleEn },
      description: { zh: technicalDocument.descriptionZh, en: technicalDocument.descriptionEn },
    })
    .from(documentPage)
    .innerJoin(technicalDocument, eq(technicalDocument.id, documentPage.documentId))
    .innerJoin(documentType, eq(documentType.id, technicalDocument.typeId))
    .where(
      'filePath' in key
        ? eq(documentPage.filePath, key.filePath)
        : and(eq(documentPage.documentId, key.id), eq(documentPage.language, key.language)),
    );
  if (!found) return undefined;
  const { page, type, id, grade, createdAt, title, description } = found;
  const { filePath, language, figure, content } = page;
  return {
    id,
    grade,
    createdAt,
    filePath,
    language,
    figure,
    content,
    typeName: inLanguage({ zh: type.nameZh, en: type.nameEn }, language),
    title: inLanguage(title, language),
    description: inLanguage(description, language),
  };
}
