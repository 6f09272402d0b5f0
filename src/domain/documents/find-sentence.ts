import { constants } from '#generated/constants.ts';
import { type Bilingual, inLanguage, type Language } from '../language.ts';
import type { KeywordTerm } from '../search/keyword.ts';
import { documentHasTerm } from '../search/text-search.ts';
import { fold, mpnKey, wordTokens } from '../search/tokens.ts';

/** Part numbers of a sentence: words with a digit. */
function partKeysIn(sentence: string): string {
  const words = sentence.split(/[\s,;()，；（）、。]+/).filter((word) => /\d/.test(word));
  return words.map((word) => ` ${mpnKey(word)}`).join('');
}

function termsIn(sentence: string, terms: readonly KeywordTerm[]): number {
  const index = { tokens: wordTokens(sentence), partKeys: partKeysIn(sentence) };
  return terms.filter((term) => documentHasTerm(index, term)).length;
}

/** A long sentence, cut so that its first found word is shown. */
function cutAround(sentence: string, terms: readonly KeywordTerm[]): string {
  const characters = Array.from(sentence);
  const limit = constants.documentSentence;
  if (characters.length <= limit) return sentence;
  const folded = fold(sentence);
  const places = terms.flatMap(({ words }) => words.map((word) => folded.indexOf(word)));
  const first = Math.min(...places.filter((place) => place >= 0), characters.length);
  const from = Math.max(0, Math.min(first - Math.floor(limit / 3), characters.length - limit + 2));
  const to = Math.min(characters.length, from + limit - 2);
  const cut = characters.slice(from, to).join('').trim();
  return `${from > 0 ? '…' : ''}${cut}${to < characters.length ? '…' : ''}`;
}

/** The sentence with most words of a search, the first of them; undefined when none has any. */
function findSentence(sentences: readonly string[], terms: readonly KeywordTerm[]): string | undefined {
  let best: { sentence: string; found: number } | undefined;
  for (const sentence of sentences) {
    const found = termsIn(sentence, terms);
    if (found > (best?.found ?? 0)) best = { sentence, found };
    if (found === terms.length && found > 0) break;
  }
  return best?.sentence;
}

interface SearchedDocument {
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** Sentences, one a line. */
  readonly text: Bilingual;
}

const other = { zh_CN: 'en_US', en_US: 'zh_CN' } as const satisfies Record<Language, Language>;

/**
 * The sentence of a document that shows why it was found: from the text in the language of the request, else in the other one.
 * Undefined when title or description, which are shown anyway, are all that has the words.
 */
export function foundSentence(
  { title, description, text }: SearchedDocument,
  terms: readonly KeywordTerm[],
  language: Language,
): string | undefined {
  if (terms.length === 0) return undefined;
  const shown = [inLanguage(title, language), inLanguage(description, language)];
  const foreign = other[language];
  const sentences = [
    ...inLanguage(text, language).split('\n'),
    ...shown,
    ...inLanguage(text, foreign).split('\n'),
    inLanguage(title, foreign),
    inLanguage(description, foreign),
  ];
  const found = findSentence(sentences, terms);
  return found === undefined || shown.includes(found) ? undefined : cutAround(found, terms);
}
