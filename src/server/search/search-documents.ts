import type { Language } from '#domain/language.ts';
import { type KeywordTerm, readKeyword } from '#domain/search/keyword.ts';
import { keywordWords, partKeyPattern } from '#domain/search/text-search.ts';
import type { Answers } from '#generated/server/routes.ts';
import { containing } from '#server/db/containing.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { Parameters } from '#server/db/statement.ts';
import type { SearchPage } from './search-products.ts';

type TechnologyFile = Answers['searchAll']['data']['technologyResult']['data'][number];

export interface FoundDocuments {
  readonly files: TechnologyFile[];
  readonly total: number;
}

interface DocumentRow {
  total: number;
  id: number | null;
  title: string;
  path: string;
  grade: number;
  browse_count: number;
  download_count: number;
  created_at: Date;
}

/** SQL of `documentHasTerm`. */
function hasTerm({ words, mpn }: KeywordTerm, parameters: Parameters): string {
  const ways: string[] = [];
  if (words.length > 0) ways.push(`d.tokens @> ${parameters.add(words, 'text[]')}`);
  if (mpn) ways.push(`d.part_keys like ${parameters.add(containing(partKeyPattern(mpn)), 'text')}`);
  return ways.length > 0 ? `(${ways.join(' or ')})` : 'false';
}

function searchQuery(terms: KeywordTerm[], keyWord: string, page: SearchPage) {
  const parameters = new Parameters();
  const tail: Record<Language, string> = { zh_CN: 'zh', en_US: 'en' };
  const language = tail[page.language];
  const matching = terms.map((term) => hasTerm(term, parameters)).join(' and ');
  const words = parameters.add(keywordWords(keyWord).map(containing), 'text[]');
  const limit = parameters.add(page.pageSize, 'int');
  const offset = parameters.add((page.pageNum - 1) * page.pageSize, 'int');
  const text = `with hit as (select d.id, d.title_${language} as title, d.file_path_${language} as path, d.grade,
      d.browse_count, d.download_count, d.created_at,
      (select bool_and(d.title_zh || ' ' || d.title_en ilike w) from unnest(${words}) w) as titled
    from technical_document d where ${matching})
    select t.total, h.* from (select count(*)::int as total from hit) t
    left join (select * from hit order by titled desc, created_at desc, id desc limit ${limit} offset ${offset}) h on true
    order by h.titled desc, h.created_at desc, h.id desc`;
  return { text, values: parameters.values };
}

/** Documents by words in either language and by part number, titles first, then the latest. A page size of 0 only counts. */
export async function searchDocuments(
  db: Queryable,
  keyWord: string,
  page: SearchPage,
): Promise<FoundDocuments> {
  const terms = readKeyword(keyWord);
  if (terms.length === 0) return { files: [], total: 0 };
  const { text, values } = searchQuery(terms, keyWord, page);
  const found = await rows<DocumentRow>(db, text, values);
  const files = found.flatMap((row) => (row.id === null ? [] : [technologyFile(row, row.id)]));
  return { files, total: found[0]?.total ?? 0 };
}

function technologyFile(row: DocumentRow, tid: number): TechnologyFile {
  return {
    tid,
    title: row.title,
    docUrl: row.grade === 0 ? row.path : null,
    browseCount: row.browse_count,
    dowloadCount: row.download_count,
    createTime: row.created_at.toISOString(),
  };
}
