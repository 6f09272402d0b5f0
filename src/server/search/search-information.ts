import type { Language } from '#domain/language.ts';
import { informationResult } from '#domain/search/search-results.ts';
import { keywordWords } from '#domain/search/text-search.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import type { SearchPage } from './search-products.ts';

export interface FoundInformation {
  items: ReturnType<typeof informationResult>[];
  total: number;
}

interface NewsRow {
  total: number;
  id: number | null;
  title: string;
  content: string;
  image_url: string;
}

// There are few news items, so no index: every word must occur in the title or text in the language. Title matches first, then
// the latest.
function newsQuery(language: Language): string {
  const tail = language === 'zh_CN' ? 'zh' : 'en';
  return `with hit as (select id, title_${tail} as title, content_${tail} as content, image_url, created_at,
      (select bool_and(title_${tail} ilike w) from unnest($1::text[]) w) as titled
    from news where (select bool_and(title_${tail} || ' ' || content_${tail} ilike w) from unnest($1::text[]) w))
    select t.total, h.* from (select count(*)::int as total from hit) t
    left join (select * from hit order by titled desc, created_at desc, id desc limit $2::int offset $3::int) h on true
    order by h.titled desc, h.created_at desc, h.id desc`;
}

/** News with all words of the keyword. A page size of 0 only counts. */
export async function searchInformation(
  db: Queryable,
  keyWord: string,
  page: SearchPage,
): Promise<FoundInformation> {
  const words = keywordWords(keyWord).map(likePattern);
  const values = [words, page.pageSize, (page.pageNum - 1) * page.pageSize];
  const found = await rows<NewsRow>(db, newsQuery(page.language), values, `search-news-${page.language}`);
  const items = found.flatMap(({ id: nid, title, content, image_url: imageUrl }) =>
    nid === null ? [] : [informationResult({ nid, title, content, imageUrl })],
  );
  return { items, total: found[0]?.total ?? 0 };
}
