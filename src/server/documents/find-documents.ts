import { and, count, desc, eq, getTableColumns, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import { type DocumentGroup, documentCounts } from '#domain/documents/document-counts.ts';
import { gradeForAll } from '#domain/documents/document-permission.ts';
import { listedDocument } from '#domain/documents/listed-document.ts';
import type { Language } from '#domain/language.ts';
import { documentSearch } from '#domain/search/document-search.ts';
import { type KeywordTerm, readKeyword } from '#domain/search/keyword.ts';
import { isBeginning, keywordWords, partKeyPattern } from '#domain/search/text-search.ts';
import { downloadGradeValues } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { hasId } from '#server/db/has-id.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { documentType, technicalDocument } from '#server/db/schema/documents.ts';

export interface DocumentQuery {
  /** Blank does not filter; words that mean nothing find nothing. */
  readonly keyWord: string;
  readonly downloadGrade: number;
  readonly typeId?: number | undefined;
  /** One document alone. */
  readonly tid?: number | undefined;
  readonly pageNum: number;
  /** 0 only counts. */
  readonly pageSize: number;
  readonly language: Language;
}

const table = technicalDocument;
/** SQL of `isForMembers`. No placeholder: PostgreSQL takes a grouped expression only when it is the same, letter by letter. */
const isForMembers = sql<boolean>`${table.grade} <> ${sql.raw(String(gradeForAll))}`;

/** The words as a query of `tsvector`; each is quoted, so none is read as an operator. */
function wordsQuery(words: readonly string[]): string {
  const quoted = words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}'${isBeginning(word) ? ':*' : ''}`);
  return quoted.join(' & ');
}

/** SQL of `documentHasTerm`. */
function hasTerm({ words, mpn }: KeywordTerm): SQL | undefined {
  const hasWords =
    words.length > 0 ? sql`"technical_document"."search" @@ ${wordsQuery(words)}::tsquery` : undefined;
  const namesPart = mpn && like(table.partKeys, likePattern(partKeyPattern(mpn)));
  return or(hasWords, namesPart) ?? sql`false`;
}

function documentsCondition({ keyWord, tid }: DocumentQuery): SQL | undefined {
  const isOne = tid === undefined ? undefined : hasId(table.id, tid);
  const sought = documentSearch(keyWord);
  if (typeof sought === 'string') return sought === 'everything' ? isOne : sql`false`;
  return and(isOne, ...sought.map(hasTerm));
}

function ofGrade(downloadGrade: number): SQL | undefined {
  if (downloadGrade === downloadGradeValues.allDocuments) return undefined;
  return downloadGrade === downloadGradeValues.memberDownload ? isForMembers : eq(table.grade, gradeForAll);
}

/** Titles with all words first, as `compareFound` says, then the latest. */
function order(keyWord: string): SQL[] {
  const words = keywordWords(keyWord);
  const titles = sql`${table.titleZh} || ' ' || ${table.titleEn}`;
  const inTitle = and(...words.map((word) => ilike(titles, likePattern(word))));
  const latest = [desc(table.createdAt), desc(table.id)];
  return inTitle ? [desc(inTitle), ...latest] : latest;
}

const { tokens: _, ...shownColumns } = getTableColumns(table);
type Row = Omit<typeof technicalDocument.$inferSelect, 'tokens'> & {
  readonly typeNameZh: string;
  readonly typeNameEn: string;
};

function foundDocument(row: Row, terms: readonly KeywordTerm[], language: Language) {
  const { id: tid, typeId, grade, browseCount, downloadCount: dowloadCount, createdAt } = row;
  const stored = {
    tid,
    typeId,
    grade,
    browseCount,
    dowloadCount,
    createTime: createdAt.toISOString(),
    title: { zh: row.titleZh, en: row.titleEn },
    typeName: { zh: row.typeNameZh, en: row.typeNameEn },
    description: { zh: row.descriptionZh, en: row.descriptionEn },
    text: { zh: row.textZh, en: row.textEn },
    path: { zh: row.filePathZh, en: row.filePathEn },
  };
  return listedDocument(stored, terms, language);
}

async function readPage(db: Executor, query: DocumentQuery): Promise<Row[]> {
  const { keyWord, downloadGrade, typeId, pageNum, pageSize } = query;
  if (pageSize === 0) return [];
  const ofType = typeId === undefined ? undefined : hasId(table.typeId, typeId);
  return db
    .select({ ...shownColumns, typeNameZh: documentType.nameZh, typeNameEn: documentType.nameEn })
    .from(table)
    .innerJoin(documentType, eq(documentType.id, table.typeId))
    .where(and(documentsCondition(query), ofGrade(downloadGrade), ofType))
    .orderBy(...order(keyWord))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

/** Documents by words in either language, part number, category and permission, with the counts of both filters. */
export async function findDocuments(db: Executor, query: DocumentQuery) {
  const terms = readKeyword(query.keyWord);
  const groups: DocumentGroup[] = await db
    .select({ typeId: table.typeId, isForMembers, documents: count() })
    .from(table)
    .where(documentsCondition(query))
    .groupBy(table.typeId, isForMembers);
  const found = await readPage(db, query);
  const documents = found.map((row) => foundDocument(row, terms, query.language));
  return { documents, params: documentCounts(groups, query) };
}
