import type { Language } from '#domain/language.ts';
import { hitsToCount } from '#domain/search/counted-total.ts';
import type { KeywordTerm } from '#domain/search/keyword.ts';
import { exactKeys, searchTiers, shortestKey } from '#domain/search/search-rank.ts';
import { beginning, keywordCondition, listedByTokens, productFields } from '#server/catalogue/index.ts';
import { Parameters, type Statement } from '#server/db/statement.ts';

export interface SearchPage {
  pageNum: number;
  pageSize: number;
  language: Language;
}

/**
 * One page of a search. Better tiers (see `searchTier`) are searched separately, so that the limit never cuts them off: counting
 * and ranking all parts with a common word would take too long. A part of several tiers is in the best of them, and a tier is only searched
 * for as many parts as the better ones have left of the limit: its limit is 0 then, and a limit of 0 reads nothing.
 */
export function searchQuery(terms: readonly KeywordTerm[], key: string, page: SearchPage): Statement {
  const parameters = new Parameters();
  const fields = productFields(page.language, parameters);
  const hits = parameters.add(hitsToCount, 'int');
  const tier = (place: number, where: string, order = '') =>
    `(select p.id, ${place} as tier, p.stock = 0 as is_out from product p
      where ${where} and p.slot_category_id is not null${order} limit ${hits})`;
  const anywhere = keywordCondition(terms, parameters);
  const keys = parameters.add(exactKeys(key, terms), 'text[]');
  const parts = [tier(searchTiers.exact, `p.mpn_key collate "C" = any(${keys}) and ${anywhere}`)];
  if (key.length >= shortestKey) {
    const same = parameters.add(key, 'text');
    parts.push(
      tier(searchTiers.exact, `p.mpn_key collate "C" = ${same}`),
      tier(searchTiers.beginning, beginning(key, parameters), ' order by p.mpn_key collate "C"'),
    );
  }
  const called = keywordCondition(terms, parameters, 'called');
  const found = (where: string) =>
    `materialized (select p.id, p.stock = 0 as is_out from product p where ${where} and ${listedByTokens})`;
  // Materialized: planned without the limit, read no further than it.
  const text = `with better as materialized (select id, min(tier) as tier, bool_or(is_out) as is_out from (
      ${parts.join('\n union all ')}) found group by id),
    called as ${found(called)},
    called_hit as materialized (select id, is_out from called where id not in (select id from better)
      limit greatest(0, ${hits} - (select count(*) from better))),
    anywhere as ${found(anywhere)},
    anywhere_hit as materialized (select id, is_out from anywhere
      where id not in (select id from better) and id not in (select id from called_hit)
      limit greatest(0, ${hits} - (select count(*) from better) - (select count(*) from called_hit))),
    hit as materialized (select id, tier, is_out from better
      union all select id, ${searchTiers.called}, is_out from called_hit
      union all select id, ${searchTiers.anywhere}, is_out from anywhere_hit),
    ranked as (select id, row_number() over (order by tier, is_out, id) as place from hit),
    page as (select id, place from ranked where place < ${hits}
      order by place limit ${parameters.add(page.pageSize, 'int')}
      offset ${parameters.add((page.pageNum - 1) * page.pageSize, 'int')})
    select v.version::float8 as version, t.total, ${fields} from catalogue_version v
    cross join (select count(*)::int as total from hit) t
    left join page on true left join product p on p.id = page.id order by page.place`;
  return { text, values: parameters.values, planEachTime: true };
}
