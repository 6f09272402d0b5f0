import type { Sort } from '#domain/catalogue/list-sort.ts';
import type { Queryable } from '../../db/queryable.ts';
import { run } from '../../db/statement.ts';
import { contentVersion } from '../../site/rendering/page-version.ts';
import type { Conditions } from '../conditions.ts';
import { listQuery, type Page } from '../list-query.ts';
import { markFitting } from '../memory/find-cached.ts';
import type { ProductAnswer } from '../product-answer.ts';
import type { Column, Snapshot } from '../snapshot.ts';
import { knownAnswers } from './known-answers.ts';
import type { ListedStock } from './known-products.ts';
import { isSmallShop } from './shop-facts.ts';
import { type SmallCategory, smallCategory } from './small-category.ts';

interface StockRow extends Record<string, unknown> {
  readonly version: number;
  readonly total: number | null;
  /** Null in the row of an empty page. */
  readonly id: number | null;
  readonly stock: number;
  readonly content: number;
}

/** Which products a page of a list has. */
interface Listed {
  readonly version: number;
  /** Null when only the category is given. */
  readonly total: number | null;
  readonly content: number;
  readonly listed: readonly ListedStock[];
}

/** A page of a list with its products as lists show them. */
export interface KnownPage extends Pick<Listed, 'version' | 'total'> {
  readonly products: readonly ProductAnswer[];
}

interface Asked {
  readonly conditions: Conditions;
  readonly page: Page;
}

/** Puts places, which are in ascending order of ids, in the order of a list; undefined for an order that needs more than is known. */
function orderPlaces(places: number[], stocks: Int32Array, sort: Sort<Column>): number[] | undefined {
  const { by, descending } = sort;
  if (by === 'shop') return descending ? places.toReversed() : places;
  if (by !== 'stock') return undefined;
  const direction = descending ? -1 : 1;
  return places.toSorted((a, b) => direction * ((stocks[a] ?? 0) - (stocks[b] ?? 0)) || a - b);
}

function listIn({ facts, places, compared, conditions }: SmallCategory, page: Page): Listed | undefined {
  const fitting = markFitting(compared, { ...conditions, inStock: true });
  const found = orderPlaces(
    [...places].filter((_, at) => fitting[at] === 1),
    facts.stocks,
    page.sort,
  );
  const { version, content, ids, stocks } = facts;
  const listed = found
    ?.slice(page.offset, page.offset + page.limit)
    .map((place) => ({ id: ids[place] ?? 0, stock: stocks[place] ?? 0 }));
  return found && listed && { version, total: found.length, content, listed };
}

async function findInMemory(
  db: Queryable,
  snapshot: Snapshot,
  { conditions, page }: Asked,
): Promise<Listed | undefined> {
  const category = await smallCategory(db, snapshot, conditions, conditions.columns.length > 0);
  return category && listIn(category, page);
}

async function findInDatabase(
  db: Queryable,
  snapshot: Snapshot,
  { conditions, page }: Asked,
): Promise<Listed | undefined> {
  const query = listQuery(snapshot, conditions, page, `p.id, p.stock, ${contentVersion} as content`);
  const found = await run<StockRow>(db, query);
  const [first] = found;
  if (first?.version !== snapshot.version) return undefined;
  const listed = found.filter((row): row is StockRow & ListedStock => row.id !== null);
  return { version: first.version, total: first.total, content: first.content, listed };
}

async function pageOf(
  db: Queryable,
  snapshot: Snapshot,
  { conditions, page }: Asked,
  found: Listed | undefined,
): Promise<KnownPage | undefined> {
  if (!found) return undefined;
  const { version, total, content, listed } = found;
  const { language } = page;
  const { category } = conditions;
  const products = await knownAnswers(db, snapshot, { listed, content, language, category });
  return products && { version, total, products };
}

/** A page of a list for a page of a small shop, without a statement where nothing has changed; undefined for all else. */
export async function listFromFacts(
  db: Queryable,
  snapshot: Snapshot,
  asked: Asked,
): Promise<KnownPage | undefined> {
  return pageOf(db, snapshot, asked, await findInMemory(db, snapshot, asked));
}

/**
 * A page of a small shop, of which only ids and stock are read where its products are known; undefined where they are not, because the shop
 * is large or has changed meanwhile.
 */
export async function listKnown(
  db: Queryable,
  snapshot: Snapshot,
  asked: Asked,
): Promise<KnownPage | undefined> {
  const found = isSmallShop(snapshot) ? await findInDatabase(db, snapshot, asked) : undefined;
  return pageOf(db, snapshot, asked, found);
}
