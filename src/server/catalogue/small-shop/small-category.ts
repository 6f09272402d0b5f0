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
  readonly columns: ReadonlyMap<string, CodedColumn>;
}

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

/** The products of the leaf categories by place in the shop; all of the shop where there is no category. */
function placesOf({ ids, categories }: ShopFacts, category: Category | undefined): Int32Array {
  if (!category) return Int32Array.from(ids, (_, place) => place);
  const leaves = new Set(category.filledLeaves);
  const places: number[] = [];
  for (let place = 0; place < ids.length; place += 1)
    if (leaves.has(categories[place] ?? 0)) places.push(place);
  return Int32Array.from(places);
}

const isSame = (one: Int32Array, other: Int32Array) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

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
  const places = placesOf(facts, category);
  const ids = Int32Array.from(places, (place) => facts.ids[place] ?? 0);
  if (values && !isSame(ids, values.ids)) return undefined;
  const least = leastStock(conditions);
  const inStock = Uint8Array.from(places, (place) => ((facts.stocks[place] ?? 0) >= least ? 1 : 0));
  const columns = new Map(values?.columns);
  return {
    facts,
    places,
    compared: { version: facts.version, ids, inStock, columns },
    conditions: { ...conditions, inStock: least > 0, minStock: undefined },
  };
}
