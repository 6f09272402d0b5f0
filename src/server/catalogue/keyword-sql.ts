import type { Parameters } from '#server/db/statement.ts';
import type { KeywordTerm } from '../../domain/search/keyword.ts';

/** Condition on product `p` that it matches all words. */
export function keywordCondition(terms: readonly KeywordTerm[], parameters: Parameters): string {
  return terms.map((term) => `(${ways(term, parameters).join(' or ')})`).join(' and ');
}

function ways(term: KeywordTerm, parameters: Parameters): string[] {
  const found: string[] = [];
  if (term.words.length > 0) found.push(`p.tokens @> ${parameters.add(term.words, 'text[]')}`);
  if (term.value) found.push(`p.tokens @> ${parameters.add(term.value, 'text[]')}`);
  if (term.mpn) found.push(partNumber(term.mpn, parameters));
  return found;
}

// A key of two characters has no token and can only be a prefix. It consists of letters and digits.
function partNumber(mpn: { key: string; tokens: string[] }, parameters: Parameters): string {
  if (mpn.tokens.length === 0) return beginning(mpn.key, parameters);
  const tokens = parameters.add(mpn.tokens, 'text[]');
  return `(p.tokens @> ${tokens} and p.mpn_key like ${parameters.add(`%${mpn.key}%`, 'text')})`;
}

/** Condition that the part number starts with this key; uses the index on `mpn_key`. */
export function beginning(key: string, parameters: Parameters): string {
  const first = parameters.add(key, 'text');
  return `(p.mpn_key collate "C" >= ${first} and p.mpn_key collate "C" < ${parameters.add(`${key}\uffff`, 'text')})`;
}
