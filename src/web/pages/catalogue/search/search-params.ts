import { firstCharacters } from '#domain/text/limit-characters.ts';
import type { SearchType } from '#generated/hooks/model/searchType.ts';
import { searchAllLimits } from '#generated/limits.ts';
import { searchHref } from '#web/paths.ts';
import { searchTypeIn } from '#web/search-type.ts';
import type { ListState } from '../list/list-url.ts';

export interface SearchParams {
  /** The open tab. */
  readonly type: SearchType;
  /** Trimmed; empty when nothing was typed. */
  readonly keyWord: string;
  /** From 1. */
  readonly page: number;
}

/** What the address of the search page asks for; what it does not say, or says wrongly, is the first page of products. */
export function parseSearchParams(query: URLSearchParams): SearchParams {
  const keyWord = firstCharacters((query.get('keyWord') ?? '').trim(), searchAllLimits.keyWord.maxLength);
  const page = Number(query.get('page') ?? 1);
  const known = Number.isInteger(page) && page >= 1 && page <= searchAllLimits.pageNum.maximum;
  return { type: searchTypeIn(query), keyWord, page: known ? page : 1 };
}

/** The address of a page of results. */
export function searchPageHref({ type, keyWord, page }: SearchParams): string {
  const href = searchHref(type, keyWord);
  return page > 1 ? `${href}&page=${page}` : href;
}

/** Whether more than the keyword says which products are shown, and in which order. */
export function isNarrowed(state: ListState): boolean {
  const { catalogId, inStock, sort, filters, unreadable, minStock, minPrice, maxPrice } = state;
  const chosen = [catalogId, sort, minStock, minPrice, maxPrice].some((choice) => choice !== undefined);
  return chosen || inStock || Object.keys(filters).length > 0 || unreadable.length > 0;
}
