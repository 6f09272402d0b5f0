import { LRUCache } from 'lru-cache';
import type { KeywordTerm, MpnTerm } from '#domain/search/keyword.ts';
import {
  type KeyWindow,
  keyBeginnings,
  keyWindows,
  type NearPart,
  nearestPartNumber,
} from '#domain/search/near-spelling.ts';
import { type Relaxed, relax } from '#domain/search/relax.ts';
import type { RelaxAnswer, RelaxQuestion } from '#domain/search/relax-question.ts';
import { nearestWord } from '#domain/search/spelling-index.ts';
import { fold } from '#domain/search/tokens.ts';
import { constants } from '#generated/constants.ts';
import { currentContent } from '#server/cached-content.ts';
import {
  beginsCondition,
  findInWindows,
  findNumbersIn,
  inSample,
  keywordCondition,
  listedByTokens,
  notInSample,
  type OpenShop,
  type Snapshot,
  whichHaveWords,
} from '#server/catalogue/index.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { Parameters } from '#server/db/statement.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Where a search is made: in the database, and in memory where the shop is there. */
export interface Searched {
  readonly db: Queryable;
  readonly snapshot: Snapshot;
  readonly shop: OpenShop | undefined;
}

/** Whether a product has a part number of this search of one word; undefined where memory does not know. */
function isPartNumber({ shop }: Searched, terms: readonly KeywordTerm[]): boolean | undefined {
  const numbers = shop && findNumbersIn(shop.shop, { terms, key: '', limit: 1 });
  return numbers && numbers.ids.length > 0;
}

const withoutNumber = (term: KeywordTerm): KeywordTerm => ({ ...term, mpn: undefined });

/** For each set of words whether some product has all of them. */
export async function whichFound(
  searched: Searched,
  sets: readonly (readonly KeywordTerm[])[],
): Promise<boolean[]> {
  const { db, shop } = searched;
  const inMemory = shop && (await whichHaveWords(shop, sets));
  if (inMemory) return inMemory;
  const known = sets.map((terms) => isPartNumber(searched, terms));
  const asked = sets.flatMap((terms, at) => {
    if (known[at] === true) return [];
    return [known[at] === false ? terms.map(withoutNumber) : terms];
  });
  const found = asked.length > 0 ? await whichInDatabase(db, asked) : [];
  return known.map((isKnown) => isKnown || found.shift() === true);
}

async function whichInDatabase(db: Queryable, sets: readonly (readonly KeywordTerm[])[]): Promise<boolean[]> {
  const parameters = new Parameters();
  // Materialized: planned for all rows, which uses the index of tokens, but read no further than the first.
  const partFits = (part: string, condition: string) =>
    `exists (with hit as materialized (select 1 from product p where ${part} and ${condition} and ${listedByTokens}) select 1 from hit)`;
  const found = sets.map((terms) => {
    const condition = keywordCondition(terms, parameters);
    return `(${partFits(inSample, condition)} or ${partFits(notInSample, condition)})`;
  });
  const query = `select array[${found.join(', ')}] as found`;
  const [row] = await rows<{ found: boolean[] }>(db, query, parameters.values);
  return row?.found ?? [];
}

/** Candidates for one place of a mistake; more of them fit only what is hardly a part number. */
const nearLimit = 40;

async function nearParts({ db, shop }: Searched, mpn: MpnTerm): Promise<NearPart[]> {
  const windows = keyWindows(mpn);
  if (windows.length === 0) return [];
  const ids = shop && findInWindows(shop.shop, windows, nearLimit);
  if (!ids) return nearPartsInDatabase(db, windows);
  return rows<NearPart>(
    db,
    `select distinct mpn_key as key, mpn, stock from product where id = any($1::int[]) and slot_category_id is not null`,
    [ids],
  );
}

async function nearPartsInDatabase(db: Queryable, windows: readonly KeyWindow[]): Promise<NearPart[]> {
  const parameters = new Parameters();
  const parts = windows.map(
    ({ tokens, patterns }) => `(with near as materialized (select p.mpn_key, p.mpn, p.stock from product p
      where p.tokens @> ${parameters.add(tokens, 'text[]')} and p.mpn_key like any(${parameters.add(patterns, 'text[]')})
      and ${listedByTokens}) select * from near limit ${nearLimit})`,
  );
  return rows<NearPart>(
    db,
    `select distinct mpn_key as key, mpn, stock from (${parts.join(' union all ')}) near`,
    parameters.values,
  );
}

async function longestBeginning(db: Queryable, mpn: MpnTerm): Promise<string | undefined> {
  const keys = keyBeginnings(mpn);
  if (keys.length === 0) return undefined;
  const parameters = new Parameters();
  const found = keys.map(
    (key) =>
      `exists (select 1 from product p where ${beginsCondition(key, parameters)} and p.slot_category_id is not null)`,
  );
  const [row] = await rows<{ found: boolean[] }>(
    db,
    `select array[${found.join(', ')}] as found`,
    parameters.values,
  );
  return keys[row?.found.indexOf(true) ?? -1];
}

async function spellingOf(searched: Searched, term: KeywordTerm): Promise<string | undefined> {
  const { db, snapshot } = searched;
  const { mpn, text } = term;
  const near = mpn && nearestPartNumber(mpn.key, await nearParts(searched, mpn));
  if (near !== undefined) return near;
  const word = nearestWord(fold(text), await vocabularyOf(db, snapshot));
  return word ?? (mpn && (await longestBeginning(db, mpn)));
}

async function relaxNow(searched: Searched, terms: readonly KeywordTerm[]): Promise<Relaxed | undefined> {
  const asks = relax(terms);
  const answer = (question: RelaxQuestion): Promise<RelaxAnswer> =>
    'found' in question ? whichFound(searched, question.found) : spellingOf(searched, question.spelling);
  let step = asks.next();
  while (!step.done) step = asks.next(await answer(step.value));
  return step.value;
}

/** Results by all that they depend on. */
type Results = LRUCache<string, Promise<Relaxed | undefined>>;
const known = new WeakMap<OpenShop['sets'] | Snapshot, Results>();

/** The shop in memory may be older than the content that the database has, so results belong to its state. */
function resultsOf({ shop, snapshot }: Searched): Results {
  const owner = shop?.sets ?? snapshot;
  const results: Results = known.get(owner) ?? new LRUCache({ max: constants.relaxedSearches });
  known.set(owner, results);
  return results;
}

/** What a search of which no product has all words finds instead, see `relax`. Simultaneous equal searches ask once. */
export async function relaxSearch(
  searched: Searched,
  terms: readonly KeywordTerm[],
): Promise<Relaxed | undefined> {
  const { db, shop, snapshot } = searched;
  // What is unchecked is used only where the content is still the same when the rows are read.
  const seen = shop?.unchecked?.question && shop.shop.content;
  const content = seen ?? (await currentContent(db));
  if (content === undefined) return relaxNow(searched, terms);
  const results = resultsOf(searched);
  const words = terms.map(({ text }) => text);
  const key = JSON.stringify([content, snapshot.version, shop?.shop.revision, words]);
  const before = results.get(key);
  if (before) return before;
  const result = relaxNow(searched, terms);
  results.set(key, result);
  result.catch(() => results.delete(key));
  return result;
}
