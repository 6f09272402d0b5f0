import type { Sort } from '#domain/catalogue/list-sort.ts';
import type { Language } from '#domain/language.ts';
import { type ListMatch, searchTiers } from '#domain/search/search-rank.ts';
import type { Parameters } from '../db/statement.ts';
import { fittingTierSql, keywordCondition, tierRankSql } from './keyword-sql.ts';
import { slotName } from './slot-names.ts';
import type { Column } from './snapshot.ts';

export interface SortSql {
  /** Sort expression over slots `s` and the tables of `join`. */
  key: string;
  direction: 'asc' | 'desc' | 'desc nulls last';
  /** Direction of the product id as the tie-breaker. */
  tie: 'asc' | 'desc';
  join: string;
  /** The sort key is a column of the product, not of its slots. */
  onProduct: boolean;
  /** The sort key is a column of the category, which only the slots have. */
  ofColumn: boolean;
}

/** SQL of a sort order. Ties are broken by product id, so that pages never overlap. */
export function sortOf(sort: Sort<Column>, language: Language, parameters: Parameters): SortSql {
  const direction = sort.descending ? 'desc' : 'asc';
  const sortByKey = (key: string): SortSql => ({
    key,
    direction,
    tie: 'asc',
    join: '',
    onProduct: false,
    ofColumn: false,
  });
  switch (sort.by) {
    case 'shop':
      return sortByKey('s.product_id');
    case 'newest':
      return { ...sortByKey('s.product_id'), direction: 'desc', tie: 'desc' };
    case 'spread':
      return {
        ...sortByKey('row_number() over (partition by p.category_id order by s.product_id)'),
        onProduct: true,
      };
    case 'match':
      return { ...sortByKey(matchRank(sort.match, parameters)), onProduct: true };
    case 'stock':
      return sortByKey('s.stock');
    case 'productNum':
      return { ...sortByKey('p.mpn_key collate "C"'), onProduct: true };
    case 'price':
      return lastWhenNull(sortByKey(priceSql(sort.quantity, parameters)));
    case 'column':
      return columnSort(sortByKey, sort.column, language);
  }
}

/** Price of one piece in the slots: at a quantity, or the single unit price; null for a price on request. */
export function priceSql(quantity: number | undefined, parameters: Parameters): string {
  return quantity === undefined ? 's.price' : priceAt(quantity, parameters);
}

// The same as `listRank`.
function matchRank({ keys, beginning, terms }: ListMatch, parameters: Parameters): string {
  const begins = beginning === '' ? 'false' : `starts_with(p.mpn_key, ${parameters.add(beginning, 'text')})`;
  const tier = `case when p.mpn_key = any(${parameters.add(keys, 'text[]')}) then ${searchTiers.exact}
    when ${begins} then ${searchTiers.beginning}
    when ${keywordCondition(terms, parameters, 'called')} then ${searchTiers.called} else ${fittingTierSql(terms, parameters)} end`;
  return tierRankSql(tier, 's.stock = 0', parameters);
}

// Number of price breaks that the quantity reaches; with 0 the single unit price applies.
function priceAt(quantity: number, parameters: Parameters): string {
  const reached = `width_bucket(${parameters.add(quantity, 'int')}, s.break_qty)`;
  return `case when cardinality(s.break_qty) = 0 then s.price
    else coalesce(s.break_price[nullif(${reached}, 0)], s.price) end`;
}

function columnSort(plain: (key: string) => SortSql, column: Column, language: Language): SortSql {
  const slot = `s.${slotName(column.slot ?? '')}`;
  const label = language === 'zh_CN' ? 't.zh' : 'lower(t.en)';
  const sort =
    column.kind === 'number'
      ? plain(slot)
      : { ...plain(`${label} collate "C"`), join: ` left join text_value t on t.id = ${slot}` };
  return lastWhenNull({ ...sort, ofColumn: true });
}

/** Descending, nulls would come first: of columns that are not stated, and of products without a price. */
function lastWhenNull(sort: SortSql): SortSql {
  return sort.direction === 'desc' ? { ...sort, direction: 'desc nulls last' } : sort;
}
