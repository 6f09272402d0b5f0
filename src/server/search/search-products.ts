import type { Language } from '#domain/language.ts';
import { type CountedTotal, countedTotal, hitsToCount } from '#domain/search/counted-total.ts';
import { type FittingWord, widerTerms } from '#domain/search/fitting-search.ts';
import {
  exactTerms,
  fittingTerms,
  type KeywordTerm,
  readKeyword,
  unreadWords,
} from '#domain/search/keyword.ts';
import { type RelaxedParams, relaxedParams } from '#domain/search/relax.ts';
import { chooseFound, isRelaxed, paramsAsTyped } from '#domain/search/search-outcome.ts';
import { constants } from '#generated/constants.ts';
import {
  type Catalogue,
  catalogueOf,
  foundProducts,
  listedValues,
  type ProductAnswer,
  readRows,
} from '#server/catalogue/index.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { relaxSearch } from './relax-search.ts';

export interface SearchPage {
  pageNum: number;
  pageSize: number;
  language: Language;
}

export interface FoundProducts {
  products: ProductAnswer[];
  total: CountedTotal & RelaxedParams;
}

interface Found {
  readonly terms: readonly KeywordTerm[];
  readonly total: number;
  readonly ids: readonly number[];
  readonly fittingWords: readonly FittingWord[];
}

/** Products of a page, of which the last ends where counting does. */
function lengthOf({ pageNum, pageSize }: SearchPage): number {
  return Math.max(0, Math.min(pageSize, constants.searchCountLimit - (pageNum - 1) * pageSize));
}

/** What has the words; where few products state the values, also what fits them. */
function findWords({ index }: Catalogue, terms: readonly KeywordTerm[], page: SearchPage): Found {
  const idPage = { offset: (page.pageNum - 1) * page.pageSize, limit: lengthOf(page) };
  const search = (words: readonly KeywordTerm[]) => {
    const found = index.search(words, idPage);
    return { ...found, terms: words, total: Math.min(found.total, hitsToCount) };
  };
  const exact = search(terms);
  const wider = widerTerms(terms, exact.total < constants.exactHits ? exact.total : exact.named);
  return wider ? chooseFound<Found>(exact, search(wider)) : exact;
}

interface Outcome {
  readonly found: Found;
  readonly params: RelaxedParams;
}

/** The search as it was typed; with other words where nothing has those. */
async function find(
  db: Queryable,
  catalogue: Catalogue,
  keyWord: string,
  page: SearchPage,
): Promise<Outcome> {
  const terms = readKeyword(keyWord);
  const unread = unreadWords(keyWord);
  const found = findWords(catalogue, terms, page);
  const asTyped = { found, params: paramsAsTyped(terms, found, unread) };
  if (!isRelaxed(found)) return asTyped;
  const relaxed = await relaxSearch(db, catalogue, fittingTerms(terms) ?? terms);
  if (!relaxed) return asTyped;
  const other = findWords(catalogue, exactTerms(relaxed.terms), page);
  return { found: other, params: relaxedParams({ ...relaxed, terms: other.terms }, unread) };
}

/**
 * Products by part number, words and values, best match first. Where few products state the values, those whose ratings and ranges fit come
 * after them; where nothing has all words, the spelling is corrected and words are left out. A page size of 0 only counts.
 */
export async function searchProducts(
  db: Queryable,
  keyWord: string,
  page: SearchPage,
): Promise<FoundProducts> {
  if (readKeyword(keyWord).length === 0) return { products: [], total: countedTotal(0) };
  const catalogue = await catalogueOf(db).read();
  const { found, params } = await find(db, catalogue, keyWord, page);
  const { snapshot } = catalogue;
  const { language } = page;
  const rows = await readRows(db, found.ids, { language, values: listedValues(snapshot, undefined) });
  const fitting = found.fittingWords.length > 0 && { fittingWords: [...found.fittingWords] };
  return {
    products: foundProducts(snapshot, rows, { terms: found.terms, language }),
    total: { ...countedTotal(found.total), ...params, ...fitting },
  };
}
