import { type CountedTotal, countedTotal, hitsToCount } from '#domain/search/counted-total.ts';
import {
  type FittingWord,
  fittingQuestions,
  namingTerms,
  widerTerms,
} from '#domain/search/fitting-search.ts';
import {
  exactTerms,
  fittingTerms,
  type KeywordTerm,
  readKeyword,
  unreadWords,
  wholePartNumber,
} from '#domain/search/keyword.ts';
import { type RelaxedParams, relaxedParams } from '#domain/search/relax.ts';
import { chooseFound, isRelaxed, paramsAsTyped } from '#domain/search/search-outcome.ts';
import { exactKeys } from '#domain/search/search-rank.ts';
import { constants } from '#generated/constants.ts';
import {
  type Attempt,
  type FoundByWords,
  findByWords,
  foundProducts,
  type IdPage,
  isSmallShop,
  knownByIds,
  type OpenShop,
  openShop,
  openUncheckedShop,
  type ProductAnswer,
  type ProductRow,
  rowsOf,
  snapshotsOf,
  type WordsInMemory,
} from '#server/catalogue/index.ts';
import { tookTooLong } from '#server/db/database-away.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { run } from '#server/db/statement.ts';
import { findWord } from './find-word.ts';
import { relaxSearch, type Searched, whichFound } from './relax-search.ts';
import { namedQuery, type SearchPage, searchQuery } from './search-query.ts';

export interface FoundProducts {
  products: ProductAnswer[];
  total: CountedTotal & RelaxedParams;
}

interface FoundRow extends ProductRow {
  version: number;
  total: number;
}

/** Products of a page, of which the last ends where counting does. */
function lengthOf({ pageNum, pageSize }: SearchPage): number {
  return Math.max(0, Math.min(pageSize, constants.searchCountLimit - (pageNum - 1) * pageSize));
}

interface Search extends Searched {
  readonly page: SearchPage;
}

interface Found {
  readonly version: number;
  readonly terms: readonly KeywordTerm[];
  readonly total: number;
  /** The products of the page, or their rows where the database found them. */
  readonly ids?: readonly number[];
  readonly rows?: readonly ProductRow[];
  /** How many of them are called by the words besides the values, where memory knows. */
  readonly named?: number | undefined;
  /** How they fit the values that they do not state, where memory knows. */
  readonly fittingWords?: readonly FittingWord[] | undefined;
}

async function findInMemory(
  db: Queryable,
  terms: readonly KeywordTerm[],
  words: WordsInMemory,
  page: IdPage,
): Promise<FoundByWords | undefined> {
  const inNumbers = words.isInNoText ? await findWord(db, terms, words, page) : undefined;
  // What fits a value is found sooner in memory, even when it has to be read first.
  const fits = terms.some(({ need }) => need);
  return (
    inNumbers ??
    words.find() ??
    (fits ? await words.read() : undefined) ??
    (await findWord(db, terms, words, page))
  );
}

async function findHits({ db, snapshot, shop, page }: Search, terms: readonly KeywordTerm[]): Promise<Found> {
  const key = wholePartNumber(terms);
  const keys = exactKeys(key, terms);
  const searched = { terms, keys, beginning: key, leaves: undefined, inStock: false };
  const idPage = { offset: (page.pageNum - 1) * page.pageSize, limit: lengthOf(page) };
  const questions = fittingQuestions(terms);
  const needs = questions.map(({ need }) => need);
  const asked = { page: idPage, needs, naming: namingTerms(terms) };
  const words = shop && (await findByWords(shop, searched, asked));
  const inMemory = words && (await findInMemory(db, terms, words, idPage));
  if (inMemory) {
    const { version, ids, named, fitted } = inMemory;
    const fittingWords = fitted && questions.flatMap(({ said }, at) => (fitted[at] ? [said] : []));
    return { version, ids, terms, total: Math.min(inMemory.total, hitsToCount), named, fittingWords };
  }
  const rows = await run<FoundRow>(db, searchQuery(snapshot, { terms, key }, page));
  const [{ version, total } = { version: 0, total: 0 }] = rows;
  words?.load(total);
  return { version, rows, terms, total };
}

interface ReadProducts {
  readonly version: number;
  readonly products: readonly ProductAnswer[];
  /** Whether memory was what the database had. */
  readonly isCurrent: boolean;
}

async function readProducts({ db, snapshot, page, shop }: Search, found: Found): Promise<ReadProducts> {
  const { version, total, ids, rows = [], terms } = found;
  const { language } = page;
  const shown = { terms, language };
  const unchecked = shop?.unchecked;
  const isCurrent = async () => (await unchecked?.isCurrent()) ?? true;
  if (!ids) return { version, products: foundProducts(snapshot, rows, shown), isCurrent: await isCurrent() };
  // Of what a product fits more has to be read.
  const isPlain = ids.length > 0 && terms.every(({ need }) => !need);
  // In a large shop that is asked with the rows.
  const [known, isKnownCurrent] =
    isPlain && isSmallShop(snapshot)
      ? await Promise.all([knownByIds(db, snapshot, { ids, language }), isCurrent()])
      : [];
  if (known && isKnownCurrent !== undefined) {
    const current = version === snapshot.version ? known.version : version;
    return { ...known, version: current, isCurrent: isKnownCurrent };
  }
  const read = await rowsOf(db, snapshot, { ids, total, version, unchecked }, language);
  return {
    version: read.version,
    products: foundProducts(snapshot, read.found, shown),
    isCurrent: read.isCurrent,
  };
}

/** How many hits count as ones that state the values, see `namingTerms`; all of them where the database gives that up. */
async function countNamed({ db }: Search, { terms, total, named }: Found): Promise<number> {
  const naming = total < constants.exactHits ? undefined : namingTerms(terms);
  if (!naming) return total;
  if (named !== undefined) return named;
  const query = namedQuery(terms, naming, constants.exactHits);
  const [counted] = await run<{ named: number }>(db, query).catch((error) => {
    if (tookTooLong(error)) return [{ named: total }];
    throw error;
  });
  return counted?.named ?? 0;
}

/** What has the words; where few products state the values, also what fits them. */
async function findWords(search: Search, terms: readonly KeywordTerm[]): Promise<Found> {
  const exact = await findHits(search, terms);
  const wider = widerTerms(terms, await countNamed(search, exact));
  if (!wider) return exact;
  return chooseFound(exact, await findHits(search, wider));
}

/** How the found products fit the values that they do not state; nothing where the database gives that up: what is found needs no note. */
async function waysToFit(search: Search, { terms, fittingWords }: Found): Promise<readonly FittingWord[]> {
  if (fittingWords) return fittingWords;
  const questions = fittingQuestions(terms);
  if (questions.length === 0) return [];
  const sets = questions.map((question) => question.terms);
  const answers = await whichFound(search, sets).catch((error) => {
    if (tookTooLong(error)) return [];
    throw error;
  });
  return questions.flatMap(({ said }, at) => (answers[at] ? [said] : []));
}

interface Said {
  readonly found: Found;
  readonly said: RelaxedParams;
  /** The content in memory for which other words were looked for, where they were. */
  readonly content?: number | undefined;
}

/** The search with other words, where nothing has those that were typed. */
async function findRelaxed(
  search: Search,
  terms: readonly KeywordTerm[],
  unread: readonly string[],
): Promise<Said | undefined> {
  const relaxed = await relaxSearch(search, fittingTerms(terms) ?? terms);
  if (!relaxed) return undefined;
  const exact = exactTerms(relaxed.terms);
  const found = await findWords(search, exact);
  return { found, said: relaxedParams({ ...relaxed, terms: found.terms }, unread) };
}

async function find(search: Search, keyWord: string, terms: readonly KeywordTerm[]): Promise<Said> {
  const unread = unreadWords(keyWord);
  const found = await findWords(search, terms);
  const asTyped = { found, said: paramsAsTyped(terms, found, unread) };
  if (!isRelaxed(found)) return asTyped;
  const content = search.shop?.shop.content;
  const relaxed = await findRelaxed(search, terms, unread);
  return { ...(relaxed ?? asTyped), content };
}

interface CheckedAttempt extends Attempt<FoundProducts> {
  /** Whether memory was what the database had. */
  readonly isCurrent: boolean;
}

/** The search in the shop that is in memory, or in the database alone. */
async function findProducts(
  search: Search,
  keyWord: string,
  terms: readonly KeywordTerm[],
): Promise<CheckedAttempt> {
  const { found, said, content } = await find(search, keyWord, terms);
  const [{ version, products, isCurrent: isShopCurrent }, fittingWords] = await Promise.all([
    readProducts(search, found),
    waysToFit(search, found),
  ]);
  const fitting = fittingWords.length > 0 && { fittingWords: [...fittingWords] };
  const total = { ...countedTotal(found.total), ...said, ...fitting };
  const isSame = content === undefined || content === search.shop?.shop.content;
  return { version, value: { products: [...products], total }, isCurrent: isShopCurrent && isSame };
}

/**
 * Products by part number, words and values, best match first. Where few products state the values, those whose ratings and ranges fit come
 * after them; where nothing has all words, the spelling is corrected and words are left out. A page size of 0 only counts.
 */
export function searchProducts(db: Queryable, keyWord: string, page: SearchPage): Promise<FoundProducts> {
  const terms = readKeyword(keyWord);
  if (terms.length === 0) return Promise.resolve({ products: [], total: countedTotal(0) });
  return snapshotsOf(db).answer(async (snapshot) => {
    const findIn = (shop: OpenShop | undefined) => findProducts({ db, snapshot, page, shop }, keyWord, terms);
    // Hardly ever has anything changed, so that is asked with the rows.
    const unchecked = openUncheckedShop(db, snapshot);
    const found = unchecked && (await findIn(unchecked));
    return found?.isCurrent ? found : findIn(await openShop(db, snapshot));
  });
}
