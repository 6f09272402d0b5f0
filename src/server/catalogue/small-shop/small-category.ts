import { leastStock } from '#domain/catalogue/conditions.ts';
import { type Queryable, rows } from '../../db/queryable.ts';
import { contentVersion } from '../../site/rendering/page-version.ts';
import type { Conditions } from '../conditions.ts';
import { cachedColumns, tableOf } from '../memory/cached.ts';
import { type CodedColumn, countCodes, emptyColumn } from '../memory/coded-column.ts';
import { type ComparedCategory, isCachedCondition } from '../memory/find-cached.ts';
import { int32At } from '../memory/int32.ts';
import { readCodes, type ValuesRow, valueFields } from '../memory/read-cached.ts';
import type { Category, Snapshot } from '../snapshot.ts';
import { type ShopFacts, shopFacts } from './shop-facts.ts';

/** The columns of a leaf category at one version of content. */
interface Values {
  readonly content: number;
  readonly ids: Int32Array;
  readonly columns: Map<string, CodedColumn>;
}

const noColumns: Values['columns'] = new Map();

/** Categories are those of one version of the catalogue. */
const known = new WeakMap<Category, { readonly content: number; readonly values: Promise<Values> }>();

async function readValues(db: Queryable, category: Category): Promise<Values> {
  const columns = cachedColumns(category).map(({ slot, slotHigh }) => emptyColumn(slot ?? '', slotHigh));
  const text = `select ${contentVersion} as content, ${valueFields(columns)} from (select * from ${tableOf({ category })} order by product_id) s`;
  const [row] = await rows<ValuesRow & { content: number }>(db, text);
  const ids = int32At(row?.ids ?? null);
  for (const column of columns) {
    column.codes = row ? readCodes(row, column, ids.length) : new Int32Array();
    countCodes(column, column.codes);
  }
  return {
    content: row?.content ?? 0,
    ids,
    columns: new Map(columns.map((column) => [column.slot, column])),
  };
}

function valuesOf(db: Queryable, { content }: ShopFacts, category: Category): Promise<Values> {
  const before = known.get(category);
  if (before?.content === content) return before.values;
  const values = readValues(db, category);
  known.set(category, { content, values });
  values.catch(() => known.delete(category));
  return values;
}

/** Conditions on categories, columns and stock, which a small shop compares in memory. */
function isKnownCondition(conditions: Conditions): boolean {
  return isCachedCondition({ ...conditions, minStock: undefined });
}

/** Products by place in the shop, and their ids. */
interface Placed {
  readonly places: Int32Array;
  readonly ids: Int32Array;
}

const placed = new WeakMap<ShopFacts, Map<Category | undefined, Placed>>();

function placesOf({ ids, categories }: ShopFacts, category: Category | undefined): number[] {
  const leaves = category && new Set(category.filledLeaves);
  const places: number[] = [];
  for (let place = 0; place < ids.length; place += 1)
    if (!leaves || leaves.has(categories[place] ?? 0)) places.push(place);
  return places;
}

/** The products of a category, or of the whole shop, found once for each version of pages. */
function findPlaced(facts: ShopFacts, category: Category | undefined): Placed {
  const known = placed.get(facts) ?? new Map<Category | undefined, Placed>();
  placed.set(facts, known);
  const before = known.get(category);
  if (before) return before;
  const places = placesOf(facts, category);
  const found: Placed = {
    places: new Int32Array(places),
    ids: new Int32Array(places.map((place) => facts.ids[place] ?? 0)),
  };
  known.set(category, found);
  return found;
}

/** By place in the category 1 where a product has this stock. */
function withStock({ stocks }: ShopFacts, places: Int32Array, least: number): Uint8Array {
  const inStock = new Uint8Array(places.length);
  for (let at = 0; at < places.length; at += 1) if ((stocks[places[at] ?? 0] ?? 0) >= least) inStock[at] = 1;
  return inStock;
}

function isSame(one: Int32Array, other: Int32Array): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

/** The products among which a list is found, and its conditions as they are compared with them. */
export interface SmallCategory {
  readonly facts: ShopFacts;
  /** Places of the products in the shop. */
  readonly places: Int32Array;
  /** In stock is what has as much as the conditions ask for. */
  readonly compared: ComparedCategory;
  readonly conditions: Conditions;
}

/**
 * What a call for a page of a small shop compares its conditions with, without asking the database where nothing has changed; undefined for other
 * conditions and calls, in a larger shop, and where something changes meanwhile.
 */
export async function smallCategory(
  db: Queryable,
  snapshot: Snapshot,
  conditions: Conditions,
  withColumns: boolean,
): Promise<SmallCategory | undefined> {
  const { category } = conditions;
  const facts = isKnownCondition(conditions) ? await shopFacts(db, snapshot) : undefined;
  if (facts?.version !== snapshot.version) return undefined;
  const isLeaf = category?.filledLeaves[0] === category?.id;
  const values = withColumns && category && isLeaf ? await valuesOf(db, facts, category) : undefined;
  if (withColumns && values?.content !== facts.content) return undefined;
  const { places, ids } = findPlaced(facts, category);
  if (values && !isSame(ids, values.ids)) return undefined;
  const least = leastStock(conditions);
  const inStock = withStock(facts, places, least);
  const columns = values?.columns ?? noColumns;
  return {
    facts,
    places,
    compared: { version: facts.version, ids, inStock, columns },
    conditions: { ...conditions, inStock: least > 0, minStock: undefined },
  };
}
