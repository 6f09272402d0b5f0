import type { KeywordTerm } from './keyword.ts';

/** What has to be known to relax a search: which sets of words some product has, or how a word is spelled that none has. */
export type RelaxQuestion =
  | { readonly found: readonly (readonly KeywordTerm[])[] }
  | { readonly spelling: KeywordTerm };
export type RelaxAnswer = readonly boolean[] | string | undefined;

/** For each set of words whether some product has all of them. */
export function* whichFound(
  sets: readonly (readonly KeywordTerm[])[],
): Generator<RelaxQuestion, boolean[], RelaxAnswer> {
  if (sets.length === 0) return [];
  const answer = yield { found: sets };
  return Array.isArray(answer) ? answer : [];
}
