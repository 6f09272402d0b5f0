import { firstCharacters } from '#domain/text/limit-characters.ts';
import { ContentType } from '#generated/hooks/model/contentType.ts';
import { listNewsLimits } from '#generated/limits.ts';
import { paths } from '#web/paths.ts';

export interface NewsParams {
  readonly contentType: ContentType;
  /** Trimmed; empty for all. */
  readonly keyWord: string;
  /** From 1. */
  readonly page: number;
}

const types = Object.values(ContentType);

/** What the address of the news page asks for; what it does not say, or says wrongly, is the first page of all news. */
export function parseNewsParams(query: URLSearchParams): NewsParams {
  const contentType = types.find((known) => String(known) === query.get('type')) ?? ContentType.newsItem;
  const keyWord = firstCharacters((query.get('keyWord') ?? '').trim(), listNewsLimits.keyWord.maxLength);
  const page = Number(query.get('page') ?? 1);
  const known = Number.isInteger(page) && page >= 1 && page <= listNewsLimits.pageNum.maximum;
  return { contentType, keyWord, page: known ? page : 1 };
}

/** The address of a page of news. */
export function newsListHref({ contentType, keyWord, page }: NewsParams): string {
  const query = new URLSearchParams();
  if (contentType !== ContentType.newsItem) query.set('type', String(contentType));
  if (keyWord !== '') query.set('keyWord', keyWord);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? paths.news : `${paths.news}?${query}`;
}
