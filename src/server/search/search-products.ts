import { type CountedTotal, countedTotal, hitsToCount } from '#domain/search/counted-total.ts';
import { type KeywordTerm, readKeyword, unreadWords, wholePartNumber } from '#domain/search/keyword.ts';
import { type RelaxedParams, relaxedKeyword, relaxedParams } from '#domain/search/relax.ts';
import {
  findByNumber,
  type ProductAnswer,
  type ProductRow,
  productAnswer,
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

async function readRows(
  db: Queryable,
  snapshot: Snapshot,
  { keyWord, terms }: { keyWord: string; terms: readonly KeywordTerm[] },
  page: SearchPage,
): Promise<FoundRow[]> {
  const key = wholePartNumber(keyWord, terms);
  const numbers = await findByNumber(db, snapshot, { terms, key, limit: hitsToCount });
  return run<FoundRow>(db, searchQuery({ terms, key, numbers }, page));
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
    if (found[0]?.total === 0) {
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
    const products = found.flatMap((row) => {
      if (!isProduct(row)) return [];
      const columns = snapshot.categories.get(row.category_id)?.listed ?? [];
      return [productAnswer(row, columns, page.language)];
    });
    const total = { ...countedTotal(found[0]?.total ?? 0), ...said };
    return { version: found[0]?.version ?? 0, value: { products, total } };
  });
}

function isProduct(row: FoundRow): row is FoundRow & { id: number } {
  return row.id !== null;
}
