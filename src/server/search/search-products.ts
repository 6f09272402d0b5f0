import type { Language } from '#domain/language.ts';
import { type CountedTotal, countedTotal, hitsToCount } from '#domain/search/counted-total.ts';
import {
  type ProductAnswer,
  type ProductRow,
  productAnswer,
  productFields,
  snapshotsOf,
} from '#server/catalogue/index.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { Parameters, run, type Statement } from '#server/db/statement.ts';
import { type KeywordTerm, readKeyword, wholePartNumber } from '../../domain/search/keyword.ts';
import { beginning, keywordCondition } from '../catalogue/index.ts';

export interface SearchPage {
  pageNum: number;
  pageSize: number;
  language: Language;
}

export interface FoundProducts {
  products: ProductAnswer[];
  total: CountedTotal;
}

interface FoundRow extends ProductRow {
  version: number;
  total: number;
}

/** Products by part number, words and values, best match first. A page size of 0 only counts. */
export function searchProducts(db: Queryable, keyWord: string, page: SearchPage): Promise<FoundProducts> {
  const terms = readKeyword(keyWord);
  if (terms.length === 0) return Promise.resolve({ products: [], total: countedTotal(0) });
  return snapshotsOf(db).answer(async (snapshot) => {
    const found = await run<FoundRow>(db, searchQuery(terms, wholePartNumber(keyWord, terms), page));
    const products = found.flatMap((row) => {
      if (!isProduct(row)) return [];
      const columns = snapshot.categories.get(row.category_id)?.listed ?? [];
      return [productAnswer(row, columns, page.language)];
    });
    const version = found[0]?.version ?? 0;
    return { version, value: { products, total: countedTotal(found[0]?.total ?? 0) } };
  });
}

function isProduct(row: FoundRow): row is FoundRow & { id: number } {
  return row.id !== null;
}

/**
 * Part numbers that start with the whole keyword are searched separately, so that the limit never cuts them off. Order: exact
 * part number, prefix, in stock, the rest.
 */
function searchQuery(terms: KeywordTerm[], key: string, page: SearchPage): Statement {
  const parameters = new Parameters();
  const fields = productFields(page.language, parameters);
  // Counting a common word would scan the whole shop, so the total is capped.
  const hits = parameters.add(hitsToCount, 'int');
  const limit = `limit ${hits}`;
  const wanted = parameters.add(key, 'text');
  const listed = 'p.slot_category_id is not null';
  const parts = [
    `(select p.id from product p where ${keywordCondition(terms, parameters)} and ${listed} ${limit})`,
  ];
  if (key.length >= 2) {
    parts.unshift(`(select p.id from product p where ${beginning(key, parameters)} and ${listed}
      order by p.mpn_key collate "C" ${limit})`);
  }
  const text = `with hit as materialized (${parts.join(' union ')}),
    ranked as (select p.id, row_number() over (order by p.mpn_key <> ${wanted}, not starts_with(p.mpn_key, ${wanted}),
      p.stock = 0, p.id) as place from hit join product p on p.id = hit.id),
    page as (select id, place from ranked where place < ${hits}
      order by place limit ${parameters.add(page.pageSize, 'int')}
      offset ${parameters.add((page.pageNum - 1) * page.pageSize, 'int')})
    select v.version::float8 as version, t.total, ${fields} from catalogue_version v
    cross join (select count(*)::int as total from hit) t
    left join page on true left join product p on p.id = page.id order by page.place`;
  return { text, values: parameters.values, planEachTime: true };
}
