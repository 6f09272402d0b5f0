import type { KeywordTerm, MpnTerm } from '#domain/search/keyword.ts';
import { beginsPartNumber, type MatchLevel, tokenSets } from '#domain/search/matching.ts';
import type { Parameters } from '#server/db/statement.ts';

/** Condition on product `p` that it matches all words. */
export function keywordCondition(
  terms: readonly KeywordTerm[],
  parameters: Parameters,
  level: MatchLevel = 'anywhere',
): string {
  return terms.map((term) => `(${ways(term, parameters, level).join(' or ')})`).join(' and ');
}

function ways(term: KeywordTerm, parameters: Parameters, level: MatchLevel): string[] {
  const sets = tokenSets(term, level).map((set) => `p.tokens @> ${parameters.add(set, 'text[]')}`);
  const all = [...sets, ...(term.mpn ? partNumber(term.mpn, parameters, level) : [])];
  return all.length === 0 ? ['false'] : all;
}

// A key of two characters has no token and can only be a prefix. It consists of letters and digits.
function partNumber(mpn: MpnTerm, parameters: Parameters, level: MatchLevel): string[] {
  const shorter = mpn.shorter.map((key) => beginning(key, parameters));
  if (level === 'called')
    return beginsPartNumber(mpn) ? [beginning(mpn.key, parameters), ...shorter] : shorter;
  if (mpn.tokens.length === 0) return [beginning(mpn.key, parameters), ...shorter];
  const tokens = parameters.add(mpn.tokens, 'text[]');
  return [`(p.tokens @> ${tokens} and p.mpn_key like ${parameters.add(`%${mpn.key}%`, 'text')})`, ...shorter];
}

/** Condition that the part number starts with this key; uses the index on `mpn_key`. */
export function beginning(key: string, parameters: Parameters): string {
  const first = parameters.add(key, 'text');
  return `(p.mpn_key collate "C" >= ${first} and p.mpn_key collate "C" < ${parameters.add(`${key}\uffff`, 'text')})`;
}
