import { hitsToCount } from '#domain/search/counted-total.ts';
import type { KeywordTerm } from '#domain/search/keyword.ts';
import type { MatchLevel } from '#domain/search/matching.ts';
import { searchTiers, tierRanks } from '#domain/search/search-rank.ts';
import {
  type FoundByWords,
  type IdPage,
  int32At,
  keywordCondition,
  type NumberHits,
  type WordsInMemory,
} from '#server/catalogue/index.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { Parameters, run, type Statement } from '#server/db/statement.ts';
import { foundBySample } from './search-query.ts';

type Column = `${'called' | 'anywhere'}_${'stocked' | 'out'}`;
type Row = Readonly<Record<Column, Buffer | null>>;

/**
 * The products with a word in their texts and values, apart from part numbers: what is called so, and what has it anywhere unless that is as much
 * as is counted. No more than that of each. As its shape depends on the number of names of the word alone, its plan is kept.
 */
function textQuery(term: KeywordTerm): Statement {
  const parameters = new Parameters();
  const hits = parameters.add(hitsToCount, 'int');
  const word: KeywordTerm = { ...term, mpn: undefined };
  const selectAtLevel = (level: MatchLevel) => foundBySample(keywordCondition([word], parameters, level));
  const ids = (table: MatchLevel) =>
    `string_agg(int4send(id), '') filter (where not is_out) as ${table}_stocked,
      string_agg(int4send(id), '') filter (where is_out) as ${table}_out from ${table}_hit`;
  const text = `with called as ${selectAtLevel('called')},
    called_hit as materialized (select * from called limit ${hits}),
    anywhere as ${selectAtLevel('anywhere')},
    anywhere_hit as (select * from anywhere limit case when (select count(*) from called_hit) < ${hits} then ${hits} else 0 end)
    select * from (select ${ids('called')}) c cross join (select ${ids('anywhere')}) a`;
  return { text, values: parameters.values };
}

/** The first products of a search, as many as are counted, in the order of their tiers. */
class FirstHits {
  /** Those so far, from when some may come again: part numbers alone have each product once. */
  #known: Set<number> | undefined;
  readonly #ids = new Int32Array(hitsToCount);
  /** Place in a tier, then the id, in one number. */
  readonly #ranks = new Float64Array(hitsToCount);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  #add(id: number, tier: number, isOut: boolean): void {
    if (this.#size === hitsToCount || this.#known?.has(id)) return;
    this.#known?.add(id);
    this.#ids[this.#size] = id;
    this.#ranks[this.#size] = (tierRanks[tier * 2 + (isOut ? 1 : 0)] ?? 0) * 2 ** 32 + id;
    this.#size += 1;
  }

  addNumbers({ ids, tiers, isOut }: NumberHits, ofTier: (tier: number) => boolean): void {
    for (let at = 0; at < ids.length; at += 1) {
      const tier = tiers[at] ?? searchTiers.anywhere;
      if (ofTier(tier)) this.#add(ids[at] ?? 0, tier, isOut[at] === 1);
    }
  }

  addTexts(row: Row | undefined, level: MatchLevel): void {
    const stocked = int32At(row?.[`${level}_stocked`] ?? null);
    const out = int32At(row?.[`${level}_out`] ?? null);
    if (stocked.length + out.length === 0) return;
    this.#known ??= new Set(this.#ids.subarray(0, this.#size));
    for (const id of stocked) this.#add(id, searchTiers[level], false);
    for (const id of out) this.#add(id, searchTiers[level], true);
  }

  idsOf({ offset, limit }: IdPage): number[] {
    const ranks = this.#ranks.slice(0, this.#size).sort();
    return Array.from(ranks.subarray(offset, offset + limit), (rank) => rank % 2 ** 32);
  }
}

const isBetter = (tier: number) => tier < searchTiers.anywhere;
const noNumbers: NumberHits = { ids: [], tiers: [], isOut: [] };

/**
 * What a search of one word finds, by its part numbers in memory and, unless these are as many as are counted or no other text has the word, by a small
 * statement for its texts; undefined for other searches, and while the part numbers cannot be looked through.
 */
export async function findWord(
  db: Queryable,
  terms: readonly KeywordTerm[],
  words: WordsInMemory,
  page: IdPage,
): Promise<FoundByWords | undefined> {
  const [term] = terms;
  if (terms.length !== 1 || !term || term.need) return undefined;
  const numbers = term.mpn ? words.numbers(hitsToCount) : noNumbers;
  if (!numbers) return undefined;
  const hits = new FirstHits();
  hits.addNumbers(numbers, isBetter);
  const isInTexts = hits.size < hitsToCount && !words.isInNoOtherText;
  const [texts] = isInTexts ? await run<Row>(db, textQuery(term)) : [];
  hits.addTexts(texts, 'called');
  hits.addNumbers(numbers, (tier) => !isBetter(tier));
  hits.addTexts(texts, 'anywhere');
  // Part numbers alone are found as soon without sets of words.
  if (texts) words.load(hits.size);
  return { version: words.version, total: hits.size, ids: hits.idsOf(page) };
}
