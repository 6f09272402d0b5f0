import { constants } from '#generated/constants.ts';
import { categoryNames } from '../glossary/index.ts';
import { type Bilingual, inLanguage, type Language } from '../language.ts';
import { waysNamed } from '../search/synonyms.ts';
import { fold, wordQuery, wordTokens } from '../search/tokens.ts';
import { searchWords } from './words.ts';

interface NamedCategory {
  readonly id: number;
  readonly name: Bilingual;
  /** How many products are in it and below it. */
  readonly products: number;
  readonly parent: Bilingual | undefined;
}

interface CategoryIndex {
  readonly category: NamedCategory;
  readonly names: readonly string[];
  readonly tokens: ReadonlySet<string>;
  /** Tokens of each name. */
  readonly nameTokens: readonly (readonly string[])[];
}

const otherNames = new Map(categoryNames.map(({ en, otherNames: others }) => [fold(en), others]));

/** Prepares categories for `matchCategories`: their names in both languages and what else the trade calls them. */
export function indexCategories(categories: readonly NamedCategory[]): CategoryIndex[] {
  return categories
    .filter(({ products }) => products > 0)
    .map((category) => {
      const { zh, en } = category.name;
      const names = [zh, en, ...(otherNames.get(fold(en)) ?? [])].map(fold);
      const tokens = new Set(wordTokens(names.join(' ')));
      return { category, names, tokens, nameTokens: names.map((name) => [...new Set(wordQuery(name))]) };
    });
}

/** A shorter beginning would fit too much. */
const shortestBeginning = 2;

function hasWord(tokens: ReadonlySet<string>, word: string): boolean {
  const queryTokens = wordQuery(word);
  if (queryTokens.length === 0) return false;
  if (queryTokens.every((token) => tokens.has(token))) return true;
  const [beginning = '', ...more] = queryTokens;
  if (more.length > 0 || beginning.length < shortestBeginning) return false;
  return [...tokens].some((token) => token.startsWith(beginning));
}

/** Whether the trade calls the parts of a category so: its names have all of another name of the text. */
function isCalled({ tokens }: CategoryIndex, text: string): boolean {
  return (waysNamed(text) ?? []).some((way) => way.every((token) => tokens.has(token)));
}

/** Whether parts that the trade calls so are of a kind that the category has: a step-down converter is a converter. */
function hasKind({ nameTokens }: CategoryIndex, text: string): boolean {
  return (waysNamed(text) ?? []).some((way) =>
    nameTokens.some((name) => name.length > 0 && name.every((token) => way.includes(token))),
  );
}

function findNamed(words: readonly string[], text: string, index: readonly CategoryIndex[]): CategoryIndex[] {
  const named = index.filter(
    (entry) =>
      words.every((word) => hasWord(entry.tokens, word) || isCalled(entry, word)) || isCalled(entry, text),
  );
  return named.length > 0 ? named : index.filter((entry) => hasKind(entry, text));
}

/** The categories that a text names, in either language and with the last word perhaps unfinished; one that is called exactly so first, then those with most products. */
export function matchCategories(keyWord: string, index: readonly CategoryIndex[]): NamedCategory[] {
  const words = searchWords(keyWord);
  const text = fold(words.join(' '));
  if (words.length === 0) return [];
  return findNamed(words, text, index)
    .toSorted(
      (a, b) =>
        Number(b.names.includes(text)) - Number(a.names.includes(text)) ||
        b.category.products - a.category.products ||
        a.category.id - b.category.id,
    )
    .slice(0, constants.suggestedCategories)
    .map(({ category }) => category);
}

/** A category as it is suggested. */
export function shownCategory({ id, name, products, parent }: NamedCategory, language: Language) {
  return {
    catalogId: id,
    catalogName: inLanguage(name, language),
    ...(parent ? { parentName: inLanguage(parent, language) } : {}),
    productCount: products,
  };
}
