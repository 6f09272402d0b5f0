import { type CountedTotal, countedTotal, hitsToCount } from '#domain/search/counted-total.ts';
import { type KeywordTerm, readKeyword, unreadWords, wholePartNumber } from '#domain/search/keyword.ts';
import { type RelaxedParams, relaxedKeyword, relaxedParams } from '#domain/search/relax.ts';
import { exactKeys } from '#domain/search/search-rank.ts';
import { constants } from '#generated/constants.ts';
import {
  findByWords,
  type ProductAnswer,
  type ProductRow,
  productAnswer,
  rowsOf,
  type Snapshot,
  snapshotsOf,
} from '#server/catalogue/index.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { run } from '#server/db/statement.ts';
import { relaxSearch } from './relax-search.ts';
import { type SearchPage, searchQuery } from './search-query.ts';

export interface FoundProducts {
  products: ProductAnswer[];
  total: CountedTotal & RelaxedParams;
}

interface FoundRow extends ProductRow {
  version: number;
  total: number;
}

interface Found {
  readonly version: number;
  readonly total: number;
  readonly rows: readonly ProductRow[];
}

interface SearchWords {
  readonly keyWord: string;
  readonly terms: readonly KeywordTerm[];
}

/** Products of a page, of which the last ends where counting does. */
function lengthOf({ pageNum, pageSize }: SearchPage): number {
  return Math.max(0, Math.min(pageSize, constants.searchCountLimit - (pageNum - 1) * pageSize));
}

async function readRows(
  db: Queryable,
  snapshot: Snapshot,
  { keyWord, terms }: SearchWords,
  page: SearchPage,
): Promise<Found> {
  const key = wholePartNumber(keyWord, terms);
  const keys = exactKeys(key, terms);
  const words = await findByWords(db, snapshot, {
    terms,
    keys,
    beginning: key,
    findsBeginnings: true,
    leaves: undefined,
    inStock: false,
  });
  if (words?.found) {
    const { version, idsAt } = words.found;
    const ids = idsAt((page.pageNum - 1) * page.pageSize, lengthOf(page));
    const total = Math.min(words.found.total, hitsToCount);
    const { version: current, found } = await rowsOf(db, snapshot, { ids, total, version }, page.language);
    return { version: current, total, rows: found };
  }
  const numbers = words?.numbers(hitsToCount);
  const rows = await run<FoundRow>(db, searchQuery({ terms, key, numbers }, page));
  const [{ version, total } = { version: 0, total: 0 }] = rows;
  words?.load(total);
  return { version, total, rows };
}

/**
 * Products by part number, words and values, best match first. Where nothing has all words, the spelling is corrected and words are
 * left out. A page size of 0 only counts.
 */
export function searchProducts(db: Queryable, keyWord: string, page: SearchPage): Promise<FoundProducts> {
  const terms = readKeyword(keyWord);
  if (terms.length === 0) return Promise.resolve({ products: [], total: countedTotal(0) });
  const unread = unreadWords(keyWord);
  return snapshotsOf(db).answer(async (snapshot) => {
    let found = await readRows(db, snapshot, { keyWord, terms }, page);
    let said: RelaxedParams = unread.length > 0 ? { droppedWords: unread } : {};
    if (found.total === 0) {
      const relaxed = await relaxSearch(db, snapshot, terms);
      if (relaxed) {
        found = await readRows(
          db,
          snapshot,
          { keyWord: relaxedKeyword(relaxed), terms: relaxed.terms },
          page,
        );
        said = relaxedParams(relaxed, unread);
      }
    }
    const products = found.rows.flatMap((row) => {
      if (!isProduct(row)) return [];
      const columns = snapshot.categories.get(row.category_id)?.listed ?? [];
      return [productAnswer(row, columns, page.language)];
    });
    const total = { ...countedTotal(found.total), ...said };
    return { version: found.version, value: { products, total } };
  });
}

function isProduct(row: ProductRow): row is ProductRow & { id: number } {
  return row.id !== null;
}
