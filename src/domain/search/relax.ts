import { constants } from '#generated/constants.ts';
import { productTotalParamsLimits } from '#generated/limits.ts';
import { type KeywordTerm, readKeyword } from './keyword.ts';
import { beginsPartNumber } from './matching.ts';
import { shopWords } from './synonyms-table.ts';

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

const neverMistyped = new Set(shopWords.split(/\s+/));

/** How much a word says about the part that is searched for. */
function weightOf({ mpn, values, others, words }: KeywordTerm): number {
  if (mpn && beginsPartNumber(mpn) && mpn.key.length > 4 && values.length === 0 && others.length === 0)
    return 4;
  if (values.length > 0) return 3;
  return others.length > 0 || words.length > 1 ? 2 : 1;
}

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

function* correct(terms: readonly KeywordTerm[]): Generator<RelaxQuestion, Corrected[], RelaxAnswer> {
  const found = yield* whichFound(terms.map((term) => [term]));
  const corrected: Corrected[] = [];
  let asked = 0;
  for (const [at, term] of terms.entries()) {
    if (found[at]) corrected.push({ term, terms: [term] });
    else {
      const isMistyped = !neverMistyped.has(term.text.toLowerCase()) && asked < constants.correctedWords;
      if (isMistyped) asked += 1;
      const spelling = isMistyped ? yield { spelling: term } : undefined;
      corrected.push({ term, terms: typeof spelling === 'string' ? readKeyword(spelling) : [] });
    }
  }
  return corrected;
}

/** Leaves out the word that says least, one at a time, until some product has the rest. */
function* leaveOut(words: readonly Corrected[]): Generator<RelaxQuestion, readonly Corrected[], RelaxAnswer> {
  let remaining = words;
  while (remaining.length > 0) {
    const [hasAll] = yield* whichFound([remaining.flatMap(({ terms }) => terms)]);
    if (hasAll || remaining.length === 1) return hasAll ? remaining : [];
    const rests = remaining.map((word) => remaining.filter((other) => other !== word));
    const found = yield* whichFound(rests.map((rest) => rest.flatMap(({ terms }) => terms)));
    // The last of equal ones: the first words of a search say what is searched for.
    const byWeight = remaining
      .map(({ term }, at) => ({ at, weight: weightOf(term) }))
      .toSorted((a, b) => a.weight - b.weight || b.at - a.at);
    const out = byWeight.find(({ at }) => found[at]) ?? byWeight[0];
    remaining = rests[out?.at ?? 0] ?? [];
  }
  return remaining;
}

function textOf(words: readonly Corrected[]): string {
  return words.flatMap(({ terms }) => terms.map(({ text }) => text)).join(' ');
}

/** The words that say least are left out until the others are no longer than a keyword may be: corrections may be longer than what was typed. */
function withinLimit(words: readonly Corrected[]): readonly Corrected[] {
  if (textOf(words).length <= productTotalParamsLimits.listedKeyword.maxLength) return words;
  const least = Math.min(...words.map(({ term }) => weightOf(term)));
  const out = words.findLastIndex(({ term }) => weightOf(term) === least);
  return withinLimit(words.toSpliced(out, 1));
}

/**
 * Finds the best search of what was typed when no product has all of its words: words that no product has are spelled like a known
 * one, else left out, then those that say least. Asks what it has to know; undefined: nothing can be found.
 */
export function* relax(terms: readonly KeywordTerm[]): Relaxation {
  const words = yield* correct(terms);
  const remaining = yield* leaveOut(withinLimit(words.filter((word) => word.terms.length > 0)));
  if (remaining.length === 0) return undefined;
  const isCorrected = remaining.some((word) => word.terms[0] !== word.term);
  return {
    terms: remaining.flatMap((word) => word.terms),
    droppedWords: words.filter((word) => !remaining.includes(word)).map(({ term }) => term.text),
    correctedKeyword: isCorrected ? textOf(remaining) : undefined,
  };
}

/** How a relaxed search is reported: each field is absent when there is nothing to say. */
export interface RelaxedParams {
  droppedWords?: string[];
  correctedKeyword?: string;
  listedKeyword?: string;
}

/** What a result says about a search that was not made as typed. */
export function relaxedParams(relaxed: Relaxed): RelaxedParams {
  const { droppedWords, correctedKeyword } = relaxed;
  return {
    listedKeyword: relaxedKeyword(relaxed),
    ...(droppedWords.length > 0 && { droppedWords: [...droppedWords] }),
    ...(correctedKeyword !== undefined && { correctedKeyword }),
  };
}

/** The relaxed search as a keyword. */
export function relaxedKeyword({ terms }: Relaxed): string {
  return terms.map(({ text }) => text).join(' ');
}
