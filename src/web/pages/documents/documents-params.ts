import { firstCharacters } from '#domain/text/limit-characters.ts';
import { downloadGradeValues } from '#generated/enums.ts';
import { DownloadGrade } from '#generated/hooks/model/downloadGrade.ts';
import { listDocumentsLimits } from '#generated/limits.ts';
import { paths } from '#web/paths.ts';

export interface DocumentsParams {
  /** Trimmed; empty for all. */
  readonly keyWord: string;
  /** Category; undefined for all. */
  readonly typeId: number | undefined;
  readonly downloadGrade: DownloadGrade;
  /** From 1. */
  readonly page: number;
}

const grades = Object.values(DownloadGrade);

function wholeNumber(value: string | null, most: number): number | undefined {
  const number = Number(value ?? '');
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}

/** The document that an address shows alone; undefined for the list. */
export function parseDocumentId(query: URLSearchParams): number | undefined {
  return wholeNumber(query.get('tid'), listDocumentsLimits.tid.maximum);
}

/** The read of a document alone. */
export function oneDocument(tid: number) {
  return { tid, pageNum: 1, pageSize: 1, downloadGrade: downloadGradeValues.allDocuments };
}

/** What the address of the documents page asks for; what it does not say, or says wrongly, does not filter. */
export function parseDocumentsParams(query: URLSearchParams): DocumentsParams {
  const { keyWord, typeId, pageNum } = listDocumentsLimits;
  return {
    keyWord: firstCharacters((query.get('keyWord') ?? '').trim(), keyWord.maxLength),
    typeId: wholeNumber(query.get('typeId'), typeId.maximum),
    downloadGrade:
      grades.find((known) => String(known) === query.get('downloadGrade')) ??
      downloadGradeValues.allDocuments,
    page: wholeNumber(query.get('page'), pageNum.maximum) ?? 1,
  };
}

/** The address of a page of documents. */
export function documentsHref({ keyWord, typeId, downloadGrade, page }: DocumentsParams): string {
  const query = new URLSearchParams();
  if (keyWord !== '') query.set('keyWord', keyWord);
  if (typeId !== undefined) query.set('typeId', String(typeId));
  if (downloadGrade !== downloadGradeValues.allDocuments) query.set('downloadGrade', String(downloadGrade));
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? paths.documents : `${paths.documents}?${query}`;
}
