import { type CountedTotal, countedTotal } from '#domain/search/counted-total.ts';
import { type KeywordTerm, readKeyword, wholePartNumber } from '#domain/search/keyword.ts';
import { type RelaxedParams, relaxedKeyword, relaxedParams } from '#domain/search/relax.ts';
import { type ProductAnswer, type ProductRow, productAnswer, snapshotsOf } from '#server/catalogue/index.ts';
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

function readRows(
  db: Queryable,
  keyWord: string,
  terms: readonly KeywordTerm[],
  page: SearchPage,
): Promise<FoundRow[]> {
  return run<FoundRow>(db, searchQuery(terms, wholePartNumber(keyWord, terms), page));
}

/**
 * Products by part number, words and values, best match first. Where nothing has all words, the spelling is corrected and words are
 * left out. A page size of 0 only counts.
 */
export function searchProducts(db: Queryable, keyWord: string, page: SearchPage): Promise<FoundProducts> {
  const terms = readKeyword(keyWord);
  if (terms.length === 0) return Promise.resolve({ products: [], total: countedTotal(0) });
  return snapshotsOf(db).answer(async (snapshot) => {
    let found = await readRows(db, keyWord, terms, page);
    let said: RelaxedParams = {};
    if (found[0]?.total === 0) {
      const relaxed = await relaxSearch(db, snapshot, terms);
      if (relaxed) {
        found = await readRows(db, relaxedKeyword(relaxed), relaxed.terms, page);
        said = relaxedParams(relaxed);
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
