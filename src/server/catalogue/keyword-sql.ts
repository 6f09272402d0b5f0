import { type KeywordTerm, type MpnTerm, onlyCovered } from '#domain/search/keyword.ts';
import { beginsPartNumber, type MatchLevel, tokenSets } from '#domain/search/matching.ts';
import { fittingPlaces, otherBeginning, searchTiers, tierRanks } from '#domain/search/search-rank.ts';
import type { Parameters } from '#server/db/statement.ts';
import { fitsSpans, stepsInSql } from './stated-spans.ts';

/** One way in which a product may match: these tokens, and these conditions on its part number, ratings and ranges. */
interface Way {
  readonly tokens: readonly string[];
  readonly conditions: readonly string[];
}

/** With more combinations than this the index is asked for each word. */
const mostCombinations = 48;

/**
 * Condition on product `p` that it matches all words. Every combination of their alternatives is one look into the index of tokens, which then
 * reads little more than the rarest of them; asked for each word by itself, it reads all products of a common one.
 */
export function keywordCondition(
  terms: readonly KeywordTerm[],
  parameters: Parameters,
  level: MatchLevel = 'anywhere',
): string {
  const ways = terms.map((term) => waysOf(term, parameters, level));
  const combinations = ways.reduce((product, { length }) => product * length, 1);
  if (combinations > mostCombinations) return ways.map((some) => anyOf(some, parameters)).join(' and ');
  return anyOf(ways.reduce(combineWays, [nothing]), parameters);
}

/** Condition on product `p` that a search of these words finds it, see `isFoundBy`. */
export function wordsCondition(terms: readonly KeywordTerm[], parameters: Parameters): string {
  const condition = keywordCondition(terms, parameters);
  const other = otherBeginning(terms);
  return other === undefined ? condition : `(${condition} or ${beginsCondition(other, parameters)})`;
}

const nothing: Way = { tokens: [], conditions: [] };

function combineWays(before: readonly Way[], after: readonly Way[]): Way[] {
  return before.flatMap((one) =>
    after.map((other) => ({
      tokens: [...new Set([...one.tokens, ...other.tokens])],
      conditions: [...one.conditions, ...other.conditions],
    })),
  );
}

function anyOf(ways: readonly Way[], parameters: Parameters): string {
  if (ways.length === 0) return 'false';
  return `(${ways.map((way) => conditionOf(way, parameters)).join(' or ')})`;
}

function conditionOf({ tokens, conditions }: Way, parameters: Parameters): string {
  const ofTokens = tokens.length === 0 ? [] : [`p.tokens @> ${parameters.add(tokens, 'text[]')}`];
  const parts = [...conditions, ...ofTokens];
  return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`;
}

function waysOf(term: KeywordTerm, parameters: Parameters, level: MatchLevel): Way[] {
  // A word may be named again among its other names.
  const different = new Map(tokenSets(term, level).map((tokens) => [tokens.join(' '), tokens]));
  const sets = [...different.values()].map((tokens): Way => ({ tokens, conditions: [] }));
  // Part numbers first: a row that one of them finds need not unpack its tokens.
  const numbers = term.mpn ? partNumberWays(term.mpn, parameters, level) : [];
  if (!term.need || level === 'called') return [...numbers, ...sets];
  return [...numbers, ...sets, { tokens: [], conditions: [fitsSpans(term.need, parameters)] }];
}

// A key of two characters has no token and can only be a prefix. It consists of letters and digits.
function partNumberWays(mpn: MpnTerm, parameters: Parameters, level: MatchLevel): Way[] {
  const begins = (key: string): Way => ({ tokens: [], conditions: [beginsCondition(key, parameters)] });
  const shorter = mpn.shorter.map(begins);
  if (level === 'called') return beginsPartNumber(mpn) ? [begins(mpn.key), ...shorter] : shorter;
  if (mpn.tokens.length === 0) return [begins(mpn.key), ...shorter];
  const contains = `p.mpn_key like ${parameters.add(`%${mpn.key}%`, 'text')}`;
  return [{ tokens: mpn.tokens, conditions: [contains] }, ...shorter];
}

/** The tier of product `p`, which has or fits all words and is not called by them, as `fittingTier` says it. */
export function fittingTierSql(terms: readonly KeywordTerm[], parameters: Parameters): string {
  const steps = terms.flatMap((term) => {
    if (!term.need) return [];
    const covered = keywordCondition([onlyCovered(term)], parameters);
    return [`case when ${covered} then 0 else ${stepsInSql(term.need, parameters)} end`];
  });
  if (steps.length === 0) return String(searchTiers.anywhere);
  const others = terms.filter(({ need }) => !need);
  const called = keywordCondition(others, parameters, 'called');
  return `case when ${keywordCondition(terms.map(onlyCovered), parameters)}
    then case when ${called} then ${searchTiers.covering} else ${searchTiers.anywhere} end
    else ${searchTiers.fitting} + ${steps.join(' + ')} + case when ${called} then 0 else ${fittingPlaces} end end`;
}

/** The rank of a tier in stock and sold out, as `tierRanks` has it; both are SQL. */
export function tierRankSql(tier: string, isOut: string, parameters: Parameters): string {
  return `(${parameters.add(tierRanks, 'int[]')})[(${tier}) * 2 + (${isOut})::int + 1]`;
}

/** Condition that the part number starts with this key; uses the index on `mpn_key`. */
export function beginsCondition(key: string, parameters: Parameters): string {
  const first = parameters.add(key, 'text');
  return `(p.mpn_key collate "C" >= ${first} and p.mpn_key collate "C" < ${parameters.add(`${key}\uffff`, 'text')})`;
}

/**
 * Condition that product `p` is listed, for statements whose words the index of tokens has to find: the function is declared so expensive that
 * no plan reads all products and unpacks their tokens.
 */
export const listedByTokens = 'is_listed(p.slot_category_id)';

/**
 * The first products and one of 16 of the others, whose tokens have an index of their own: where a search may stop early, a common word fills it
 * from there, and its hundreds of thousands of entries in the index of all products are never read.
 */
export const inSample = '(p.id < 4096 or (p.id >> 8) % 16 = 0)';
export const notInSample = `not ${inSample}`;
