import { inLanguage, type Language } from '#domain/language.ts';
import type { Answers } from '#generated/server/routes.ts';
import type { technicalDocument } from '#server/db/schema/documents.ts';

type DocumentRow = typeof technicalDocument.$inferSelect;
type DocumentAnswer = Answers['listDocuments']['data'][number];

/** Where the file of a language is. */
export function filePathOf(
  { filePathZh, filePathEn }: Pick<DocumentRow, 'filePathZh' | 'filePathEn'>,
  language: Language,
): string {
  return inLanguage({ zh: filePathZh, en: filePathEn }, language);
}

/** A document as lists answer it; one for members tells no address. */
export function documentAnswer(row: DocumentRow, language: Language): DocumentAnswer {
  return {
    tid: row.id,
    title: inLanguage({ zh: row.titleZh, en: row.titleEn }, language),
    description: inLanguage({ zh: row.descriptionZh, en: row.descriptionEn }, language),
    docUrl: row.grade === 0 ? filePathOf(row, language) : null,
    browseCount: row.browseCount,
    dowloadCount: row.downloadCount,
    createTime: row.createdAt.toISOString(),
    typeId: row.typeId,
  };
}
