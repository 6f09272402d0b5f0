import { expect } from 'vitest';
import { alternativesSign } from '#domain/search/alternatives-sign.ts';
import { exactTerms, type KeywordTerm, readKeyword, wordOf } from '#domain/search/keyword.ts';
import { relax, relaxedKeyword, relaxedParams } from '#domain/search/relax.ts';
import type { RelaxAnswer, RelaxQuestion } from '#domain/search/relax-question.ts';

/** Relaxes a search in a shop that has parts with these words together, ratings as `≥50V` and ends of ranges as `~3.6V`, and knows these spellings. */
export function relaxInShop(
  keyWord: string,
  parts: readonly string[],
  spellings: Record<string, string> = {},
) {
  const has = (terms: readonly KeywordTerm[]) => {
    expect(terms, 'Every part has no words, so there is nothing to ask').not.toHaveLength(0);
    const isIn = (part: string, term: KeywordTerm) =>
      wordOf(term)
        .split(alternativesSign)
        .some((word) => {
          const [words, kind] = [part.split(' '), term.need?.kind];
          if (kind === undefined) return [word, `≥${word}`, `~${word}`].some((one) => words.includes(one));
          return words.includes(`${kind === 'rating' ? '≥' : '~'}${word}`);
        });
    return parts.some((part) => terms.every((term) => isIn(part, term)));
  };
  const answer = (question: RelaxQuestion): RelaxAnswer =>
    'found' in question ? question.found.map(has) : spellings[question.spelling.text];
  const asks = relax(readKeyword(keyWord));
  let step = asks.next();
  while (!step.done) step = asks.next(answer(step.value));
  if (!step.value) return undefined;
  const exact = { ...step.value, terms: exactTerms(step.value.terms) };
  return { keyWord: relaxedKeyword(exact), ...relaxedParams(exact) };
}
