import type { Language } from '#domain/language.ts';
import { hitsToCount } from '#domain/search/counted-total.ts';
import type { KeywordTerm } from '#domain/search/keyword.ts';
import { exactKeys, searchTiers } from '#domain/search/search-rank.ts';
import { beginning, keywordCondition, productFields } from '#server/catalogue/index.ts';
import { Parameters, type Statement } from '#server/db/statement.ts';

export interface SearchPage {
  pageNum: number;
  pageSize: number;
  language: Language;
}

const listed = 'p.slot_category_id is not null';

/**
 * One page of a search. Better tiers (see `searchTier`) are searched separately, so that the limit never cuts them off: counting
 * and ranking all parts with a common word would take too long. A part of several tiers is in the best of them.
 */
export function searchQuery(terms: readonly KeywordTerm[], key: string, page: SearchPage): Statement {
  const parameters = new Parameters();
  const fields = productFields(page.language, parameters);
  const hits = parameters.add(hitsToCount, 'int');
  const tier = (place: number, where: string, order = '') =>
    `(select p.id, ${place} as tier from product p where ${where} and ${listed}${order} limit ${hits})`;
  const anywhere = keywordCondition(terms, parameters);
  const keys = parameters.add(exactKeys(key, terms), 'text[]');
  const parts = [tier(searchTiers.exact, `p.mpn_key collate "C" = any(${keys}) and ${anywhere}`)];
  if (key.length >= 2) {
    const same = parameters.add(key, 'text');
    parts.push(
      tier(searchTiers.exact, `p.mpn_key collate "C" = ${same}`),
      tier(searchTiers.beginning, beginning(key, parameters), ' order by p.mpn_key collate "C"'),
    );
  }
  const called = keywordCondition(terms, parameters, 'called');
  // The two that use the index of tokens are planned without their limit: with it the planner hopes to find enough parts soon
  // by reading all. No part is looked for in all texts when enough are called so.
  const text = `with called as materialized (select p.id from product p where ${called} and ${listed}),
    anywhere as materialized (select p.id from product p where ${anywhere} and ${listed}),
    called_hit as materialized (select id from called limit ${hits}),
    hit as materialized (select id, min(tier) as tier from (
      ${parts.join('\n union all ')}
      union all select id, ${searchTiers.called} from called_hit
      union all (select id, ${searchTiers.anywhere} from anywhere
        limit greatest(0, ${hits} - (select count(*) from called_hit)))
    ) found (id, tier) group by id),
    ranked as (select p.id, row_number() over (order by hit.tier, p.stock = 0, p.id) as place
      from hit join product p on p.id = hit.id),
    page as (select id, place from ranked where place < ${hits}
      order by place limit ${parameters.add(page.pageSize, 'int')}
      offset ${parameters.add((page.pageNum - 1) * page.pageSize, 'int')})
    select v.version::float8 as version, t.total, ${fields} from catalogue_version v
    cross join (select count(*)::int as total from hit) t
    left join page on true left join product p on p.id = page.id order by page.place`;
  return { text, values: parameters.values, planEachTime: true };
}
