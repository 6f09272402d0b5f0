import { productTotalParamsLimits } from '#generated/limits.ts';
import { type Corrected, correctWords, isAsTyped } from './correct-words.ts';
import type { FittingWord } from './fitting-search.ts';
import { fittingTerms, type KeywordTerm, readKeyword, smallerTerms, wordOf } from './keyword.ts';
import { keywordText } from './keyword-text.ts';
import { isGeneral } from './kinds.ts';
import { anyOfText, findNearestValues, type NearestValues } from './near-values.ts';
import { type RelaxAnswer, type RelaxQuestion, whichFound } from './relax-question.ts';
import { waysNamed } from './synonyms.ts';
import { isShortPartNumber, namesPart, saysWhat, weightOfPartNumber, weighWords } from './word-weights.ts';

/** A search that finds something, and how it differs from what was typed. */
export interface Relaxed {
  readonly terms: readonly KeywordTerm[];
  readonly droppedWords: readonly string[];
  readonly correctedKeyword: string | undefined;
  /** Of a dropped word that is a value: the nearest values, one of which the found parts have. */
  readonly nearestValues?: NearestValues | undefined;
}

type Relaxation = Generator<RelaxQuestion, Relaxed | undefined, RelaxAnswer>;

const termsOf = (words: readonly Corrected[]) => words.flatMap(({ terms }) => terms);

/**
 * The words by what they say, the most first; of equal ones the first, which says what is searched for. Next to a corrected word, which is a
 * guess, a short part number that exists counts as one too.
 */
function byWeight(words: readonly Corrected[]): { readonly word: Corrected; readonly weight: number }[] {
  const weights = weighWords(words.map(({ term, terms: [corrected = term] }) => corrected));
  const isGuessed = words.some((word) => word.terms.length > 0 && !isAsTyped(word));
  const weightAt = (word: Corrected, at: number) =>
    isGuessed && isAsTyped(word) && isShortPartNumber(word.term) ? weightOfPartNumber : (weights[at] ?? 0);
  return words
    .map((word, at) => ({ word, weight: weightAt(word, at) }))
    .toSorted((a, b) => b.weight - a.weight);
}

/** All words but the one that says least, of those without which some product has all others. What is searched for stays. */
function* withoutOne(
  words: readonly Corrected[],
): Generator<RelaxQuestion, readonly Corrected[] | undefined, RelaxAnswer> {
  if (words.length < 2) return undefined;
  const weighed = byWeight(words);
  const naming = weighed.filter(({ weight }) => saysWhat(weight));
  const left = weighed
    .filter((one) => naming.length !== 1 || one !== naming[0])
    .toReversed()
    .map(({ word: out }) => words.filter((word) => word !== out));
  const found = yield* whichFound(left.map(termsOf));
  return left[found.indexOf(true)];
}

/** Takes the words from the one that says most, each of which some product has together with those before. */
function* takeBest(words: readonly Corrected[]): Generator<RelaxQuestion, readonly Corrected[], RelaxAnswer> {
  const taken = new Set<Corrected>();
  for (const { word } of byWeight(words)) {
    // A word that was typed like this is known to be found alone.
    const isKnown = taken.size === 0 && isAsTyped(word);
    if (isKnown || (yield* whichFound([termsOf([...taken, word])])).includes(true)) taken.add(word);
  }
  return words.filter((word) => taken.has(word));
}

/** Words that some product has together. */
interface Together {
  readonly words: readonly Corrected[];
  readonly isFound: boolean;
}

/** `PH2.0` is in part numbers, but next to `4P` it was meant as PH and 2.0. */
function smallerOf(word: Corrected): Corrected[] {
  const { term } = word;
  if (!isAsTyped(word) || !/\d/.test(term.text) || waysNamed(term.text)) return [];
  const smaller = smallerTerms(term);
  return (fittingTerms(smaller) ?? smaller).map((part) => ({ term: part, terms: [part] }));
}

/** The words, or these with one taken apart, that some product has together; no product has all that was typed. */
function* findTogether(
  words: readonly Corrected[],
  typed: readonly KeywordTerm[],
): Generator<RelaxQuestion, Together, RelaxAnswer> {
  const isSame = words.length === typed.length && words.every((word, at) => word.terms[0] === typed[at]);
  if (!isSame && (yield* whichFound([termsOf(words)])).includes(true)) return { words, isFound: true };
  const apart = words.flatMap((word) => {
    const smaller = smallerOf(word);
    return smaller.length < 2 ? [] : [words.flatMap((one) => (one === word ? smaller : [one]))];
  });
  const found = yield* whichFound(apart.map(termsOf));
  const better = apart[found.indexOf(true)];
  return { words: better ?? words, isFound: better !== undefined };
}

/** As it is said: without the signs of values that ratings may fit. */
function exactText(words: readonly Corrected[]): string {
  return words.flatMap(({ terms }) => terms.map(wordOf)).join(' ');
}

function textOf(words: readonly Corrected[]): string {
  return words.flatMap(({ terms }) => terms.map(({ text }) => text)).join(' ');
}

/** The words that say least are left out until the others are no longer than a keyword may be: corrections may be longer than what was typed. */
function withinLimit(words: readonly Corrected[]): readonly Corrected[] {
  if (textOf(words).length <= productTotalParamsLimits.listedKeyword.maxLength) return words;
  const least = byWeight(words).at(-1)?.word;
  return withinLimit(words.filter((word) => word !== least));
}

/** Next to a corrected word a value may no longer be part of a part number: 10k of 电组, which was meant as 电阻. */
function isReadAs(again: KeywordTerm, { mpn }: Partial<KeywordTerm> = {}): boolean {
  return again.mpn?.key === mpn?.key && again.mpn?.tokens.length === mpn?.tokens.length;
}

/**
 * The terms as which the kept words are read again, from a link or by the list: `贴片 电容` is one name. Where no product has that name, the
 * words in an order in which they stay several.
 */
function* readAgain(
  words: readonly Corrected[],
): Generator<RelaxQuestion, { words: readonly Corrected[]; terms: readonly KeywordTerm[] }, RelaxAnswer> {
  const again = readKeyword(textOf(words));
  const terms = termsOf(words);
  const isLong = again.length === terms.length;
  if (isLong && again.every((term, at) => isReadAs(term, terms[at]))) return { words, terms };
  const [isFound] = yield* whichFound([again]);
  if (isFound) return { words, terms: again };
  if (isLong) return { words, terms };
  const reversed = words.toReversed();
  return { words: reversed, terms: termsOf(reversed) };
}

/** The words that are left of a search, and those that no part has with them. */
interface Left {
  readonly words: readonly Corrected[];
  readonly dropped: readonly KeywordTerm[];
}

function* leaveOut(
  corrected: readonly Corrected[],
  typed: readonly KeywordTerm[],
): Generator<RelaxQuestion, Left, RelaxAnswer> {
  const known = withinLimit(corrected.filter((word) => word.terms.length > 0));
  const together: Together =
    known.length > 0 ? yield* findTogether(known, typed) : { words: [], isFound: false };
  const words = together.isFound ? together.words : ((yield* withoutOne(known)) ?? (yield* takeBest(known)));
  const used = new Set(together.isFound ? known : words);
  return { words, dropped: corrected.filter((word) => !used.has(word)).map(({ term }) => term) };
}

/** The search with the nearest values in place of one that no part has with the other words. */
function* withNearest({ words, dropped }: Left): Relaxation {
  const nearestValues = yield* findNearestValues(dropped, termsOf(words));
  if (!nearestValues) return undefined;
  const rest = textOf(words);
  const text = `${anyOfText(nearestValues)} ${rest}`.trim();
  const terms = readKeyword(text);
  const [isFound] =
    text.length > productTotalParamsLimits.listedKeyword.maxLength ? [] : yield* whichFound([terms]);
  if (!isFound) return undefined;
  return {
    terms,
    droppedWords: dropped.map(wordOf),
    correctedKeyword: words.every(isAsTyped) ? undefined : `${nearestValues.word} ${exactText(words)}`,
    nearestValues,
  };
}

/** Whether the words that are left say as much of the part as those that are left out: 3.3V alone is not an answer to RS485 3.3V, nor any module to GPS module. */
function areWorthListing({ words, dropped }: Left): boolean {
  const terms = termsOf(words);
  return !terms.every(isGeneral) && (namesPart(terms) || !namesPart(dropped));
}

/**
 * Finds the best search of what was typed when no product has all of its words: words that no product has are taken apart, or spelled
 * like a known one, else left out, then those that say least. A value that is left out is replaced by the nearest ones. Asks what it has
 * to know; undefined: nothing can be found that is what was searched for.
 */
export function* relax(terms: readonly KeywordTerm[]): Relaxation {
  const corrected = yield* correctWords(terms);
  const left = yield* leaveOut(corrected, terms);
  const nearest = yield* withNearest(left);
  if (nearest) return nearest;
  if (!areWorthListing(left)) return undefined;
  const { words, terms: read } = yield* readAgain(left.words);
  return {
    terms: read,
    droppedWords: left.dropped.map(wordOf),
    correctedKeyword: words.every(isAsTyped) ? undefined : exactText(words),
  };
}

/** How a relaxed search is reported: each field is absent when there is nothing to say. */
export interface RelaxedParams {
  droppedWords?: string[];
  fittingWords?: FittingWord[];
  correctedKeyword?: string;
  listedKeyword?: string;
  nearestValues?: { word: string; values: string[] };
}

/** What a result says about a search that was not made as typed; `unread` are the words after the last that is looked for. */
export function relaxedParams(relaxed: Relaxed, unread: readonly string[] = []): RelaxedParams {
  const { correctedKeyword, nearestValues } = relaxed;
  const droppedWords = [...relaxed.droppedWords, ...unread];
  return {
    listedKeyword: relaxedKeyword(relaxed),
    ...(droppedWords.length > 0 && { droppedWords }),
    ...(correctedKeyword !== undefined && { correctedKeyword }),
    ...(nearestValues && { nearestValues: { ...nearestValues, values: [...nearestValues.values] } }),
  };
}

/** The relaxed search as a keyword. */
export function relaxedKeyword({ terms }: Pick<Relaxed, 'terms'>): string {
  return keywordText(terms);
}
