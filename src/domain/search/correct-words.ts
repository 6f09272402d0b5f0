import { constants } from '#generated/constants.ts';
import {
  fittingTerms,
  type KeywordTerm,
  kindTerms,
  pairTerms,
  readKeyword,
  smallerTerms,
  wordLimit,
  wordOf,
} from './keyword.ts';
import { knownChinese } from './known-chinese.ts';
import { isOrderedBy } from './near-values.ts';
import { type RelaxAnswer, type RelaxQuestion, whichFound } from './relax-question.ts';
import { waysNamed } from './synonyms.ts';
import { otherPartWords, shopWords } from './synonyms-table.ts';
import { fold } from './tokens.ts';
import { isPartNumber } from './word-weights.ts';

const neverMistyped = new Set([
  ...[shopWords, otherPartWords].flatMap((list) => list.split(/\s+/)),
  ...knownChinese,
]);

/** Whether a word that no product has is a real one all the same. */
function isSpelledRight(term: KeywordTerm): boolean {
  const { text } = term;
  return neverMistyped.has(fold(text)) || waysNamed(text) !== undefined || isOrderedBy(wordOf(term));
}

/** A word, or a part of one, as parts have it. */
export interface Corrected {
  /** As typed. */
  readonly term: KeywordTerm;
  /** With corrected spelling; none where no product has anything like it. */
  readonly terms: readonly KeywordTerm[];
}

interface Asked {
  readonly term: KeywordTerm;
  readonly isFound: boolean;
}

/** The words with whether some product has each, a value with the kind of part that it is asked of. */
function* ask(terms: readonly KeywordTerm[]): Generator<RelaxQuestion, Asked[], RelaxAnswer> {
  const found = yield* whichFound(terms.map((term) => [term, ...kindTerms(term)]));
  return terms.map((term, at) => ({ term, isFound: found[at] === true }));
}

/** The smaller words of one that no part has. Chinese is cut into pairs only where parts have each of them: then it is not a mistyped word. */
function* smallerWords(term: KeywordTerm): Generator<RelaxQuestion, Asked[], RelaxAnswer> {
  const smaller = smallerTerms(term);
  const pairs = smaller.length > 0 ? [] : pairTerms(term);
  const asked = yield* ask(fittingTerms([...smaller, ...pairs]) ?? [...smaller, ...pairs]);
  return pairs.length > 0 && !asked.every(({ isFound }) => isFound) ? [] : asked;
}

/** Corrects words as long as there are few enough of them. */
class Spelling {
  #asked = 0;

  *of(term: KeywordTerm): Generator<RelaxQuestion, readonly KeywordTerm[], RelaxAnswer> {
    if (isSpelledRight(term) || this.#asked >= constants.correctedWords) return [];
    this.#asked += 1;
    const spelling = yield { spelling: term };
    return typeof spelling === 'string' ? readKeyword(spelling) : [];
  }

  /** The whole part number that was meant, hyphens and slashes included. */
  *ofPartNumber(term: KeywordTerm): Generator<RelaxQuestion, readonly KeywordTerm[], RelaxAnswer> {
    if (!isPartNumber(term)) return [];
    const terms = yield* this.of(term);
    const [length, meant] = [term.mpn?.key.length ?? 0, terms[0]?.mpn?.key.length ?? 0];
    return terms.length === 1 && meant >= length - 1 ? terms : [];
  }
}

/** A word that no product has, taken apart or corrected. */
function* correctWord(
  term: KeywordTerm,
  spelling: Spelling,
): Generator<RelaxQuestion, Corrected[], RelaxAnswer> {
  const smaller = yield* smallerWords(term);
  if (smaller.length === 0) return [{ term, terms: yield* spelling.of(term) }];
  const isTakenApart = smaller.every(({ isFound }) => isFound);
  const whole = isTakenApart ? [] : yield* spelling.ofPartNumber(term);
  if (whole.length > 0) return [{ term, terms: whole }];
  const corrected: Corrected[] = [];
  for (const part of smaller) {
    const terms = part.isFound ? [part.term] : yield* spelling.of(part.term);
    corrected.push({ term: part.term, terms });
  }
  return corrected;
}

/** Whether a word is what was typed. */
export const isAsTyped = ({ term, terms }: Corrected): boolean => terms[0] === term;

/** Whether a word says again how the corrected part number before it ends: `SN` after MCP2551-I/SN. */
function isRepeated(word: Corrected, before: Corrected | undefined): boolean {
  const key = word.term.mpn?.key;
  const [corrected] = before && !isAsTyped(before) ? before.terms : [];
  return (
    key !== undefined &&
    corrected !== undefined &&
    isPartNumber(corrected) &&
    corrected.mpn?.key.endsWith(key) === true
  );
}

/** The words as parts have them: those that none has are taken apart, or spelled like a known word. */
export function* correctWords(
  terms: readonly KeywordTerm[],
): Generator<RelaxQuestion, Corrected[], RelaxAnswer> {
  const spelling = new Spelling();
  const corrected: Corrected[] = [];
  for (const { term, isFound } of yield* ask(terms)) {
    const words = isFound ? [{ term, terms: [term] }] : yield* correctWord(term, spelling);
    for (const word of words) if (!isRepeated(word, corrected.at(-1))) corrected.push(word);
  }
  // Taken apart there may be more words than are looked for.
  return corrected.map((word, at) => (at < wordLimit ? word : { term: word.term, terms: [] }));
}
