import { inLanguage, type Language } from '#domain/language.ts';
import type { Answers } from '#generated/server/routes.ts';
import type { technicalDocument } from '#server/db/schema/documents.ts';

type DocumentRow = Omit<typeof technicalDocument.$inferSelect, 'tokens' | 'textZh' | 'textEn'>;
export type DocumentAnswer = Answers['listDocuments']['data'][number];

/** Paths of the files by language. */
function filePathOf(
  { filePathZh, filePathEn }: Pick<DocumentRow, 'filePathZh' | 'filePathEn'>,
  language: Language,
): string {
  return inLanguage({ zh: filePathZh, en: filePathEn }, language);
}

/** A document in list responses; the path of a members-only document is left out. */
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
