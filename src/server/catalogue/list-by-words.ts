import type { Queryable } from '../db/queryable.ts';
import type { Conditions } from './conditions.ts';
import { type ListedPage, rowsOf } from './list-cached.ts';
import type { Page } from './list-query.ts';
import { type FoundByWords, findByWords, openShop } from './memory/find-by-words.ts';
import type { Snapshot } from './snapshot.ts';

/** The conditions of which sets of products are kept in memory. */
function isKept({ terms, columns, recommend, minStock, price }: Conditions): boolean {
  const isPlain = columns.length === 0 && !recommend;
  return terms.length > 0 && isPlain && minStock === undefined && price === undefined;
}

interface ByWords {
  /** Undefined where the database has to find them. */
  readonly listed: ListedPage | undefined;
  /** Reads the words into memory and finds the page there, where the database would have to rank too many; absent where memory cannot. */
  readonly read?: () => Promise<ListedPage | undefined>;
  /** Has these words in memory for later lists. */
  readonly load: (total: number) => void;
}

const nothing: ByWords = { listed: undefined, load: () => undefined };

/** A page of a list with words by best match, found in memory where its words are there. */
export async function listByWords(
  db: Queryable,
  snapshot: Snapshot,
  conditions: Conditions,
  { sort, offset, limit, language }: Page,
): Promise<ByWords> {
  if (sort.by !== 'match' || !isKept(conditions)) return nothing;
  const { category, inStock } = conditions;
  const { terms, keys, beginning } = sort.match;
  const opened = terms.length > 0 ? await openShop(db, snapshot) : undefined;
  if (!opened) return nothing;
  const search = { terms, keys, beginning, leaves: category?.filledLeaves, inStock };
  const words = await findByWords(opened, search, { page: { offset, limit } });
  const pageOf = (found: FoundByWords | undefined) =>
    found ? rowsOf(db, snapshot, { ...found, category }, language) : Promise.resolve(undefined);
  const read = async () => pageOf(await words.read());
  // What fits a value is found sooner in memory, even when it has to be read first.
  const fits = terms.some(({ need }) => need);
  const found = words.find();
  const listed = found || !fits ? await pageOf(found) : await read();
  return listed ? { listed, load: nothing.load } : { listed, load: words.load, ...(!fits && { read }) };
}
