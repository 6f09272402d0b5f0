import type { Language } from '#domain/language.ts';
import { hitsToCount } from '#domain/search/counted-total.ts';
import { exactTerms, type KeywordTerm } from '#domain/search/keyword.ts';
import { exactKeys, searchTiers } from '#domain/search/search-rank.ts';
import {
  beginsCondition,
  fittingTierSql,
  inSample,
  keywordCondition,
  listedByTokens,
  listedValues,
  notInSample,
  productFields,
  type Snapshot,
  tierRankSql,
} from '#server/catalogue/index.ts';
import { Parameters, type Statement } from '#server/db/statement.ts';

export interface SearchPage {
  pageNum: number;
  pageSize: number;
  language: Language;
}

export interface Searched {
  readonly terms: readonly KeywordTerm[];
  /** The whole search as the beginning of a part number. */
  readonly key: string;
}

/** The better tiers by the indexes of part numbers. */
function betterInDatabase({ terms, key }: Searched, hits: string, parameters: Parameters): string {
  const tier = (place: number, where: string, order = '') =>
    `(select p.id, ${place} as tier, p.stock = 0 as is_out from product p
      where ${where} and p.slot_category_id is not null${order} limit ${hits})`;
  const keys = parameters.add(exactKeys(key, terms), 'text[]');
  const anywhere = keywordCondition(terms, parameters);
  const parts = [tier(searchTiers.exact, `p.mpn_key collate "C" = any(${keys}) and ${anywhere}`)];
  if (key.length >= 2) {
    const same = parameters.add(key, 'text');
    parts.push(
      tier(searchTiers.exact, `p.mpn_key collate "C" = ${same}`),
      tier(searchTiers.beginning, beginsCondition(key, parameters), ' order by p.mpn_key collate "C"'),
    );
  }
  return `select id, min(tier) as tier, bool_or(is_out) as is_out from (
      ${parts.join('\n union all ')}) found group by id`;
}

/** Of more products than this that fit, not all are compared for the nearest. */
const mostFitting = 5 * hitsToCount;

const isFitting = (terms: readonly KeywordTerm[]) => terms.some(({ need }) => need !== undefined);

/** Products with ratings or ranges that fit, and those that state the values, with their tier. */
function selectFitting(terms: readonly KeywordTerm[], parameters: Parameters): string {
  return `materialized (select p.id, p.is_out, ${fittingTierSql(terms, parameters)} as tier from
      (select p.id, p.mpn_key, p.tokens, p.stock = 0 as is_out from product p
        where ${keywordCondition(terms, parameters)} and ${listedByTokens} limit ${parameters.add(mostFitting, 'int')}) p)`;
}

/** Products that a condition finds. Materialized: planned without a limit, read no further than it; the sample has most of a common word. */
export function foundBySample(condition: string): string {
  const selectFound = (part: string) =>
    `select p.id, p.stock = 0 as is_out from product p where ${part} and ${condition} and ${listedByTokens}`;
  return `materialized (${selectFound(inSample)} union all ${selectFound(notInSample)})`;
}

/** How many products have all words and are called by some of them, no more than the given number. */
export function namedQuery(
  terms: readonly KeywordTerm[],
  naming: readonly KeywordTerm[],
  most: number,
): Statement {
  const parameters = new Parameters();
  const condition = `${keywordCondition(terms, parameters)} and ${keywordCondition(naming, parameters, 'called')}`;
  const text = `with named as ${foundBySample(condition)}
    select count(*)::int as named from (select id from named limit ${parameters.add(most, 'int')}) n`;
  return { text, values: parameters.values, planEachTime: true };
}

/**
 * One page of a search. Better tiers (see `searchTier`) are searched separately, so that the limit never cuts them off: counting
 * and ranking all parts with a common word would take too long. A part of several tiers is in the best of them, and a tier is only searched
 * for as many parts as the better ones have left of the limit: its limit is 0 then, and a limit of 0 reads nothing.
 */
export function searchQuery(snapshot: Snapshot, { terms: all, key }: Searched, page: SearchPage): Statement {
  const parameters = new Parameters();
  const fields = productFields(page.language, parameters, listedValues(snapshot, undefined));
  const hits = parameters.add(hitsToCount, 'int');
  const terms = exactTerms(all);
  const rank = tierRankSql('tier', 'is_out', parameters);
  /** What a table has that is in none of those before, as many as they have left. */
  const restOf = (source: string, before: readonly string[], tier?: string) => {
    const columns = tier ? `id, is_out, ${tier}` : 'id, is_out';
    const order = tier ? ` order by ${rank}` : '';
    const others = before.map((name) => `id not in (select id from ${name})`).join(' and ');
    const counts = before.map((name) => ` - (select count(*) from ${name})`).join('');
    return `materialized (select ${columns} from ${source} where ${others}${order} limit greatest(0, ${hits}${counts}))`;
  };
  const better = betterInDatabase({ terms, key }, hits, parameters);
  const called = foundBySample(keywordCondition(terms, parameters, 'called'));
  // Values that may be fit are ranked together with those that are stated.
  const last = isFitting(all)
    ? { source: selectFitting(all, parameters), tier: 'tier' }
    : { source: foundBySample(keywordCondition(terms, parameters)), tier: undefined };
  const text = `with better as materialized (${better}),
    called as ${called},
    called_hit as ${restOf('called', ['better'])},
    last as ${last.source},
    last_hit as ${restOf('last', ['better', 'called_hit'], last.tier)},
    hit as materialized (select id, tier, is_out from better
      union all select id, ${searchTiers.called}, is_out from called_hit
      union all select id, ${last.tier ?? searchTiers.anywhere}, is_out from last_hit),
    ranked as (select id, row_number() over (order by ${rank}, id) as place from hit),
    page as (select id, place from ranked where place < ${hits}
      order by place limit ${parameters.add(page.pageSize, 'int')}
      offset ${parameters.add((page.pageNum - 1) * page.pageSize, 'int')})
    select v.version::float8 as version, t.total, ${fields} from catalogue_version v
    cross join (select count(*)::int as total from hit) t
    left join page on true left join product p on p.id = page.id and p.slot_category_id is not null order by page.place`;
  return { text, values: parameters.values, planEachTime: true };
}
