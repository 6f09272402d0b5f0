import { type CountedTotal, countedTotal, hitsToCount } from '#domain/search/counted-total.ts';
import { type FittingWord, fittingQuestions, widerTerms } from '#domain/search/fitting-search.ts';
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
  type FoundByWords,
  findByWords,
  foundProduct,
  type ProductAnswer,
  type ProductRow,
  rowsOf,
  type Snapshot,
  snapshotsOf,
  type WordsInMemory,
} from '#server/catalogue/index.ts';
import { tookTooLong } from '#server/db/database-away.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { run } from '#server/db/statement.ts';
import { findWord } from './find-word.ts';
import { relaxSearch, whichFound } from './relax-search.ts';
import { type SearchPage, searchQuery } from './search-query.ts';

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

interface Search {
  readonly db: Queryable;
  readonly snapshot: Snapshot;
  readonly page: SearchPage;
}

interface Found {
  readonly version: number;
  readonly rows: readonly ProductRow[];
  readonly terms: readonly KeywordTerm[];
  readonly total: number;
}

async function findInMemory(
  db: Queryable,
  terms: readonly KeywordTerm[],
  words: WordsInMemory,
): Promise<FoundByWords | undefined> {
  // What fits a value is found sooner in memory, even when it has to be read first.
  const fits = terms.some(({ need }) => need);
  return words.found ?? (fits ? await words.read() : undefined) ?? findWord(db, terms, words);
}

async function readRows({ db, snapshot, page }: Search, terms: readonly KeywordTerm[]): Promise<Found> {
  const key = wholePartNumber(terms);
  const keys = exactKeys(key, terms);
  const words = await findByWords(db, snapshot, {
    terms,
    keys,
    beginning: key,
    leaves: undefined,
    inStock: false,
  });
  const inMemory = words && (await findInMemory(db, terms, words));
  if (inMemory) {
    const { version, idsAt } = inMemory;
    const ids = idsAt((page.pageNum - 1) * page.pageSize, lengthOf(page));
    const total = Math.min(inMemory.total, hitsToCount);
    const { version: current, found } = await rowsOf(db, snapshot, { ids, total, version }, page.language);
    return { version: current, rows: found, terms, total };
  }
  const rows = await run<FoundRow>(db, searchQuery({ terms, key }, page));
  const [{ version, total } = { version: 0, total: 0 }] = rows;
  words?.load(total);
  return { version, rows, terms, total };
}

/** What has the words; where few products state the values, also what fits them. */
async function findWords(search: Search, terms: readonly KeywordTerm[]): Promise<Found> {
  const exact = await readRows(search, terms);
  const wider = widerTerms(terms, exact.total);
  if (!wider) return exact;
  return chooseFound(exact, await readRows(search, wider));
}

/** How the found products fit the values that they do not state; nothing where the database gives that up: what is found needs no note. */
async function waysToFit({ db, snapshot }: Search, terms: readonly KeywordTerm[]): Promise<FittingWord[]> {
  const questions = fittingQuestions(terms);
  if (questions.length === 0) return [];
  const sets = questions.map((question) => question.terms);
  const answers = await whichFound(db, snapshot, sets).catch((error) => {
    if (tookTooLong(error)) return [];
    throw error;
  });
  return questions.flatMap(({ said }, at) => (answers[at] ? [said] : []));
}

interface Said {
  readonly found: Found;
  readonly said: RelaxedParams;
}

/** The search with other words, where nothing has those that were typed. */
async function findRelaxed(
  search: Search,
  terms: readonly KeywordTerm[],
  unread: readonly string[],
): Promise<Said | undefined> {
  const relaxed = await relaxSearch(search.db, search.snapshot, fittingTerms(terms) ?? terms);
  if (!relaxed) return undefined;
  const exact = exactTerms(relaxed.terms);
  const found = await findWords(search, exact);
  return { found, said: relaxedParams({ ...relaxed, terms: found.terms }, unread) };
}

async function find(search: Search, keyWord: string, terms: readonly KeywordTerm[]): Promise<Said> {
  const unread = unreadWords(keyWord);
  const found = await findWords(search, terms);
  const relaxed = isRelaxed(found) ? await findRelaxed(search, terms, unread) : undefined;
  return relaxed ?? { found, said: paramsAsTyped(terms, found, unread) };
}

/**
 * Products by part number, words and values, best match first. Where few products state the values, those whose ratings and ranges fit come
 * after them; where nothing has all words, the spelling is corrected and words are left out. A page size of 0 only counts.
 */
export function searchProducts(db: Queryable, keyWord: string, page: SearchPage): Promise<FoundProducts> {
  const terms = readKeyword(keyWord);
  if (terms.length === 0) return Promise.resolve({ products: [], total: countedTotal(0) });
  return snapshotsOf(db).answer(async (snapshot) => {
    const search = { db, snapshot, page };
    const { found, said } = await find(search, keyWord, terms);
    const fittingWords = await waysToFit(search, found.terms);
    const products = found.rows.flatMap((row) => {
      if (!isProduct(row)) return [];
      const category = snapshot.categories.get(row.category_id);
      return [foundProduct(row, category, { terms: found.terms, language: page.language })];
    });
    const total = { ...countedTotal(found.total), ...said, ...(fittingWords.length > 0 && { fittingWords }) };
    return { version: found.version, value: { products, total } };
  });
}

function isProduct(row: ProductRow): row is ProductRow & { id: number } {
  return row.id !== null;
}
