import { plainLines } from '../documents/document-text.ts';
import type { Bilingual } from '../language.ts';
import type { KeywordTerm } from './keyword.ts';
import { mpnKey, wordTokens } from './tokens.ts';

/** The words of a keyword, separated by blanks. */
export function keywordWords(keyWord: string | undefined): string[] {
  return (keyWord ?? '').split(/\s+/).filter((word) => word !== '');
}

/** Whether each word is in one of the texts, in any case. The server's SQL says the same with `ilike`. */
export function hasWords(texts: readonly string[], words: readonly string[]): boolean {
  const folded = texts.map((text) => text.toLowerCase());
  return hasFoldedWords(folded, words);
}

/** The same for texts that are in lower case already. */
export function hasFoldedWords(folded: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => folded.some((text) => text.includes(word.toLowerCase())));
}

/** Whether the whole phrase is in one of the texts, in any case; a blank one is in all. */
export function hasPhrase(texts: readonly string[], phrase: string | undefined): boolean {
  const needle = (phrase ?? '').trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(needle));
}

interface DocumentTexts {
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** The whole text, without markup. */
  readonly text: Bilingual;
  /** Part numbers named in the document. */
  readonly parts: readonly string[];
}

/** Search data of a document. */
export interface DocumentIndex {
  readonly tokens: string[];
  /** Keys of its part numbers, each with a blank in front. */
  readonly partKeys: string;
}

/** Search data of a document: words of its texts in both languages and its part numbers. */
export function documentIndex({ title, description, text, parts }: DocumentTexts): DocumentIndex {
  const texts = [title, description, text].flatMap(({ zh, en }) => [zh, en]);
  return {
    tokens: [...new Set(wordTokens([...texts, ...parts].join(' ')))],
    partKeys: parts.map((part) => ` ${mpnKey(part)}`).join(''),
  };
}

/** A shorter word would be the beginning of too many others. */
const shortestBeginning = 3;

/** Whether a word of a search is looked for as the beginning of words, or only whole. */
export function isBeginning(word: string): boolean {
  return word.length >= shortestBeginning;
}

/** Whether a word is one of these, or where it may be a beginning the beginning of one; they are in the order of `toSorted`. */
export function hasWordInOrder(words: readonly string[], word: string): boolean {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  const next = words[from];
  return next !== undefined && (isBeginning(word) ? next.startsWith(word) : next === word);
}

/** The part of `partKeys` that a document must have; a key too short for tokens can only be a beginning. */
export function partKeyPattern({ key, tokens }: NonNullable<KeywordTerm['mpn']>): string {
  return tokens.length === 0 ? ` ${key}` : key;
}

/** Whether a document has the word anywhere in its texts, or names a part number that contains it. */
export function documentHasTerm({ tokens, partKeys }: DocumentIndex, { words, mpn }: KeywordTerm): boolean {
  const has = (word: string) =>
    isBeginning(word) ? tokens.some((token) => token.startsWith(word)) : tokens.includes(word);
  const hasAllWords = words.length > 0 && words.every(has);
  return hasAllWords || (mpn !== undefined && partKeys.includes(partKeyPattern(mpn)));
}

/** A found text: whether its title has all words, when it was published (ms), and its id. */
export interface FoundText {
  readonly inTitle: boolean;
  readonly time: number;
  readonly id: number;
}

/** Order of found texts: those with all words in the title first, then the latest. */
export function compareFound(a: FoundText, b: FoundText): number {
  return Number(b.inTitle) - Number(a.inTitle) || b.time - a.time || b.id - a.id;
}

/** Characters. */
const excerptLength = 200;

/** Start of a text, without markup. */
export function excerptOf(html: string): string {
  const text = plainLines(html).replace(/\s+/g, ' ').trim();
  const characters = Array.from(text);
  return characters.length <= excerptLength ? text : `${characters.slice(0, excerptLength - 1).join('')}…`;
}
