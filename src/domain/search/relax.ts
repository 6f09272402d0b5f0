import { constants } from '#generated/constants.ts';
import { productTotalParamsLimits } from '#generated/limits.ts';
import type { FittingWord } from './fitting-search.ts';
import { type KeywordTerm, readKeyword, smallerTerms, wordLimit, wordOf } from './keyword.ts';
import { otherPartWords, shopWords } from './synonyms-table.ts';
import { fold } from './tokens.ts';
import { isShortPartNumber, saysWhat, weightOfPartNumber, weighWords } from './word-weights.ts';

/** What has to be known to relax a search: which sets of words some product has, or how a word is spelled that none has. */
export type RelaxQuestion =
  | { readonly found: readonly (readonly KeywordTerm[])[] }
  | { readonly spelling: KeywordTerm };
export type RelaxAnswer = readonly boolean[] | string | undefined;

/** A search that finds something, and how it differs from what was typed. */
export interface Relaxed {
  readonly terms: readonly KeywordTerm[];
  readonly droppedWords: readonly string[];
  readonly correctedKeyword: string | undefined;
}

type Relaxation = Generator<RelaxQuestion, Relaxed | undefined, RelaxAnswer>;

const neverMistyped = new Set([shopWords, otherPartWords].flatMap((list) => list.split(/\s+/)));

function* whichFound(
  sets: readonly (readonly KeywordTerm[])[],
): Generator<RelaxQuestion, boolean[], RelaxAnswer> {
  if (sets.length === 0) return [];
  const answer = yield { found: sets };
  return Array.isArray(answer) ? answer : [];
}

interface Corrected {
  /** As typed. */
  readonly term: KeywordTerm;
  /** With corrected spelling; none where no product has anything like it. */
  readonly terms: readonly KeywordTerm[];
}

interface Asked {
  readonly term: KeywordTerm;
  readonly isFound: boolean;
}

/** The words with whether some product has each; one that none has is taken apart where it can be. */
function* takeApart(terms: readonly KeywordTerm[]): Generator<RelaxQuestion, Asked[], RelaxAnswer> {
  const found = yield* whichFound(terms.map((term) => [term]));
  const parts = terms.map((term, at) => (found[at] ? [] : smallerTerms(term)));
  const smaller = parts.flat();
  const smallerFound = yield* whichFound(smaller.map((term) => [term]));
  const isFound = new Set([
    ...terms.filter((_, at) => found[at]),
    ...smaller.filter((_, at) => smallerFound[at]),
  ]);
  return terms
    .flatMap((term, at) => (parts[at]?.length ? parts[at] : [term]))
    .map((term) => ({ term, isFound: isFound.has(term) }));
}

function* correct(terms: readonly KeywordTerm[]): Generator<RelaxQuestion, Corrected[], RelaxAnswer> {
  const corrected: Corrected[] = [];
  let asked = 0;
  for (const { term, isFound } of yield* takeApart(terms)) {
    // Taken apart there may be more words than are looked for.
    if (corrected.length >= wordLimit) corrected.push({ term, terms: [] });
    else if (isFound) corrected.push({ term, terms: [term] });
    else {
      const isMistyped = !neverMistyped.has(fold(term.text)) && asked < constants.correctedWords;
      if (isMistyped) asked += 1;
      const spelling = isMistyped ? yield { spelling: term } : undefined;
      corrected.push({ term, terms: typeof spelling === 'string' ? readKeyword(spelling) : [] });
    }
  }
  return corrected;
}

const termsOf = (words: readonly Corrected[]) => words.flatMap(({ terms }) => terms);
const isAsTyped = ({ term, terms }: Corrected) => terms[0] === term;

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

/** Leaves out as little as possible of what no product has together; no product has all that was typed. */
function* leaveOut(
  words: readonly Corrected[],
  typed: readonly KeywordTerm[],
): Generator<RelaxQuestion, readonly Corrected[], RelaxAnswer> {
  if (words.length === 0) return [];
  const isSame = words.length === typed.length && words.every((word, at) => word.terms[0] === typed[at]);
  if (!isSame && (yield* whichFound([termsOf(words)])).includes(true)) return words;
  return (yield* withoutOne(words)) ?? (yield* takeBest(words));
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

/**
 * The terms as which the kept words are read again, from a link or by the list: `贴片 电容` is one name. Where no product has that name, the
 * words in an order in which they stay several.
 */
function* readAgain(
  words: readonly Corrected[],
): Generator<RelaxQuestion, { words: readonly Corrected[]; terms: readonly KeywordTerm[] }, RelaxAnswer> {
  const again = readKeyword(textOf(words));
  const terms = termsOf(words);
  if (again.length === terms.length) return { words, terms };
  const [isFound] = yield* whichFound([again]);
  if (isFound) return { words, terms: again };
  const reversed = words.toReversed();
  return { words: reversed, terms: termsOf(reversed) };
}

/**
 * Finds the best search of what was typed when no product has all of its words: words that no product has are taken apart, or spelled
 * like a known one, else left out, then those that say least. Asks what it has to know; undefined: nothing can be found.
 */
export function* relax(terms: readonly KeywordTerm[]): Relaxation {
  const words = yield* correct(terms);
  const left = yield* leaveOut(withinLimit(words.filter((word) => word.terms.length > 0)), terms);
  if (left.length === 0) return undefined;
  const { words: remaining, terms: read } = yield* readAgain(left);
  const isCorrected = !remaining.every(isAsTyped);
  return {
    terms: read,
    droppedWords: words.filter((word) => !remaining.includes(word)).map(({ term }) => wordOf(term)),
    correctedKeyword: isCorrected ? exactText(remaining) : undefined,
  };
}

/** How a relaxed search is reported: each field is absent when there is nothing to say. */
export interface RelaxedParams {
  droppedWords?: string[];
  fittingWords?: FittingWord[];
  correctedKeyword?: string;
  listedKeyword?: string;
}

/** What a result says about a search that was not made as typed; `unread` are the words after the last that is looked for. */
export function relaxedParams(relaxed: Relaxed, unread: readonly string[] = []): RelaxedParams {
  const { correctedKeyword } = relaxed;
  const droppedWords = [...relaxed.droppedWords, ...unread];
  return {
    listedKeyword: relaxedKeyword(relaxed),
    ...(droppedWords.length > 0 && { droppedWords }),
    ...(correctedKeyword !== undefined && { correctedKeyword }),
  };
}

/** The relaxed search as a keyword. */
export function relaxedKeyword({ terms }: Pick<Relaxed, 'terms'>): string {
  return terms.map(({ text }) => text).join(' ');
}
