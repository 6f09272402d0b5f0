import type { Language } from '#domain/language.ts';
import { hitsToCount } from '#domain/search/counted-total.ts';
import { exactTerms, type KeywordTerm } from '#domain/search/keyword.ts';
import type { MatchLevel } from '#domain/search/matching.ts';
import { exactKeys, searchTiers } from '#domain/search/search-rank.ts';
import {
  beginning,
  fittingTierSql,
  inSample,
  keywordCondition,
  listedByTokens,
  type NumberHits,
  notInSample,
  productFields,
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
  /** What is found by its part number, where the part numbers are in memory. */
  readonly numbers: NumberHits | undefined;
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
      tier(searchTiers.beginning, beginning(key, parameters), ' order by p.mpn_key collate "C"'),
    );
  }
  return `select id, min(tier) as tier, bool_or(is_out) as is_out from (
      ${parts.join('\n union all ')}) found group by id`;
}

const noHits = 'select id, is_out from better where false';

/** A search without the values that ratings may fit. */
interface ExactSearch extends Searched {
  /** What has all words anywhere is ranked with what fits them. */
  readonly isFitting: boolean;
}

/** Where the parts of a tier are: tables `better` and `numbered`, and conditions on products. */
interface Sources {
  readonly better: string;
  /** Found anywhere in their part numbers. */
  readonly numbered: string;
  readonly called: string;
  readonly anywhere: string;
}

function sourcesInDatabase(searched: ExactSearch, hits: string, parameters: Parameters): Sources {
  const { terms, isFitting } = searched;
  return {
    better: betterInDatabase(searched, hits, parameters),
    numbered: noHits,
    called: keywordCondition(terms, parameters, 'called'),
    anywhere: isFitting ? 'false' : keywordCondition(terms, parameters),
  };
}

/** Memory knows the part numbers: the database is asked for the words alone, and for nothing where the better tiers are full. */
function sourcesWithNumbers(
  { ids, tiers, isOut }: NumberHits,
  { terms, isFitting }: ExactSearch,
  parameters: Parameters,
): Sources {
  const lists = [
    parameters.add(ids, 'int[]'),
    parameters.add(tiers, 'int[]'),
    parameters.add(isOut, 'bool[]'),
  ];
  const numbers = `unnest(${lists.join()}) n (id, tier, is_out)`;
  const isFull = tiers.filter((tier) => tier < searchTiers.anywhere).length >= hitsToCount;
  const words = isFull ? [] : terms.map((term): KeywordTerm => ({ ...term, mpn: undefined }));
  const condition = (level: MatchLevel) => (isFull ? 'false' : keywordCondition(words, parameters, level));
  return {
    better: `select id, tier, is_out from ${numbers} where tier < ${searchTiers.anywhere}`,
    numbered: isFitting ? noHits : `select id, is_out from ${numbers} where tier = ${searchTiers.anywhere}`,
    called: condition('called'),
    anywhere: isFitting ? 'false' : condition('anywhere'),
  };
}

/** Of more products than this that fit, not all are compared for the nearest. */
const mostFitting = 5 * hitsToCount;

/** Products with ratings or ranges that fit, and those that state the values, with their tier. */
function fittingIn(terms: readonly KeywordTerm[], parameters: Parameters): string {
  if (!isFitting(terms)) return '(select id, is_out, tier from better where false)';
  return `materialized (select p.id, p.is_out, ${fittingTierSql(terms, parameters)} as tier from
      (select p.id, p.mpn_key, p.tokens, p.stock = 0 as is_out from product p
        where ${keywordCondition(terms, parameters)} and ${listedByTokens} limit ${parameters.add(mostFitting, 'int')}) p)`;
}

const isFitting = (terms: readonly KeywordTerm[]) => terms.some(({ need }) => need !== undefined);

/**
 * One page of a search. Better tiers (see `searchTier`) are searched separately, so that the limit never cuts them off: counting
 * and ranking all parts with a common word would take too long. A part of several tiers is in the best of them, and a tier is only searched
 * for as many parts as the better ones have left of the limit: its limit is 0 then, and a limit of 0 reads nothing. What was withdrawn since
 * memory was read is left out of the page.
 */
export function searchQuery({ terms: all, ...search }: Searched, page: SearchPage): Statement {
  const parameters = new Parameters();
  const fields = productFields(page.language, parameters);
  const hits = parameters.add(hitsToCount, 'int');
  // Values that may be fit are ranked together, in a tier of their own.
  const terms = exactTerms(all);
  const searched = { ...search, terms, isFitting: isFitting(all) };
  const { numbers } = searched;
  const { better, numbered, called, anywhere } = numbers
    ? sourcesWithNumbers(numbers, searched, parameters)
    : sourcesInDatabase(searched, hits, parameters);
  const foundIn = (part: string, where: string) =>
    `select p.id, p.stock = 0 as is_out from product p where ${part} and ${where} and ${listedByTokens}`;
  const found = (where: string) =>
    `materialized (${foundIn(inSample, where)} union all ${foundIn(notInSample, where)})`;
  /** What a table has that is in none of those before, as many as they have left. */
  const restOf = (source: string, before: readonly string[], nearest?: string) => {
    const columns = nearest ? `id, is_out, ${nearest}` : 'id, is_out';
    const order = nearest ? ` order by ${nearest}` : '';
    const others = before.map((name) => `id not in (select id from ${name})`).join(' and ');
    const counts = before.map((name) => ` - (select count(*) from ${name})`).join('');
    return `materialized (select ${columns} from ${source} where ${others}${order} limit greatest(0, ${hits}${counts}))`;
  };
  // Materialized: planned without the limit, read no further than it.
  const text = `with better as materialized (${better}),
    called as ${found(called)},
    called_hit as ${restOf('called', ['better'])},
    numbered as (${numbered}),
    numbered_hit as ${restOf('numbered', ['better', 'called_hit'])},
    anywhere as ${found(anywhere)},
    anywhere_hit as ${restOf('anywhere', ['better', 'called_hit', 'numbered_hit'])},
    fitting as ${fittingIn(all, parameters)},
    fitting_hit as ${restOf('fitting', ['better', 'called_hit', 'numbered_hit', 'anywhere_hit'], 'tier')},
    hit as materialized (select id, tier, is_out from better
      union all select id, tier, is_out from fitting_hit
      union all select id, ${searchTiers.called}, is_out from called_hit
      union all select id, ${searchTiers.anywhere}, is_out from numbered_hit
      union all select id, ${searchTiers.anywhere}, is_out from anywhere_hit),
    ranked as (select id, row_number() over (order by tier, is_out, id) as place from hit),
    page as (select id, place from ranked where place < ${hits}
      order by place limit ${parameters.add(page.pageSize, 'int')}
      offset ${parameters.add((page.pageNum - 1) * page.pageSize, 'int')})
    select v.version::float8 as version, t.total, ${fields} from catalogue_version v
    cross join (select count(*)::int as total from hit) t
    left join page on true left join product p on p.id = page.id and p.slot_category_id is not null order by page.place`;
  return { text, values: parameters.values, planEachTime: true };
}
