import { constants } from '#generated/constants.ts';
import { type Queryable, rows } from '../../db/queryable.ts';
import { currentRequestId } from '../../request-scope.ts';
import { outagesNow } from '../memory/entry.ts';
import { int32At } from '../memory/int32.ts';
import { currentPageKey, pageKeyOf } from '../page-key.ts';
import type { Snapshot } from '../snapshot.ts';

/** Whether all products of a shop are few enough to be known: a larger one would need too much memory, and would seldom be asked for the same ones. */
export function isSmallShop({ products }: Snapshot): boolean {
  return products <= constants.knownProducts;
}

/** The listed products of a small shop by place, in ascending order of ids: all that changes while nobody writes any content. */
export interface ShopFacts {
  /** Of the catalogue. */
  readonly version: number;
  /** Version of all that pages are made of, without stock. */
  readonly content: number;
  readonly ids: Int32Array;
  /** Leaf category of each. */
  readonly categories: Int32Array;
  readonly stocks: Int32Array;
}

interface Row extends Record<string, unknown> {
  readonly version: number;
  readonly content: number;
  readonly counts: number;
  /** Id, category and stock of each. */
  readonly facts: Buffer | null;
}

const factsOfProduct = 3;

const sumOf = (kind: string) =>
  `coalesce(sum(version) filter (where kind = '${kind}'), 0)::float8 as ${kind}`;

// One statement, so that all parts are of the same version.
const query = `select v.version::float8 as version, s.content, s.counts, p.facts from catalogue_version v
  cross join (select ${sumOf('content')}, ${sumOf('counts')} from page_version) s
  cross join (select string_agg(int4send(id) || int4send(slot_category_id) || int4send(stock), '') as facts
    from (select id, slot_category_id, stock from product where slot_category_id is not null order by id limit ${constants.knownProducts + 1}) listed) p`;

interface Known {
  /** Version of pages, see `currentPageKey`. */
  readonly page: string;
  /** The page that asked first. */
  readonly askedBy: string | undefined;
  /** Absent until another page of the same version asks. */
  readonly facts?: Promise<ShopFacts | undefined>;
}

const known = new WeakMap<Queryable, Known>();

function factsOf({ version, content, facts }: Row): ShopFacts | undefined {
  const numbers = int32At(facts);
  const products = numbers.length / factsOfProduct;
  if (products > constants.knownProducts) return undefined;
  const column = (index: number) =>
    Int32Array.from({ length: products }, (_, at) => numbers[at * factsOfProduct + index] ?? 0);
  return { version, content, ids: column(0), categories: column(1), stocks: column(2) };
}

async function read(db: Queryable, page: string): Promise<ShopFacts | undefined> {
  const outages = outagesNow();
  const [row] = await rows<Row>(db, query, [], 'small-shop-facts');
  const facts = row && factsOf(row);
  // What is read may be newer than the page, which then has its own version.
  const before = known.get(db);
  if (row && before?.page === page)
    known.set(db, { ...before, page: pageKeyOf(row, outages), facts: Promise.resolve(facts) });
  return facts;
}

/**
 * What a call for a page has to know of a small shop, read once for each version of pages that several pages have: it takes as long as three lists, and where
 * each page finds other stock they read their own. Undefined for other calls, of which nobody has read a version, and in a larger shop.
 */
export async function shopFacts(db: Queryable, snapshot: Snapshot): Promise<ShopFacts | undefined> {
  const page = currentPageKey();
  if (page === undefined || !isSmallShop(snapshot)) return undefined;
  const [before, askedBy] = [known.get(db), currentRequestId()];
  if (before?.page !== page) {
    known.set(db, { page, askedBy });
    return undefined;
  }
  if (before.facts || before.askedBy === askedBy) return before.facts;
  const facts = read(db, page);
  known.set(db, { page, askedBy, facts });
  facts.catch(() => {
    if (known.get(db)?.facts === facts) known.delete(db);
  });
  return facts;
}
