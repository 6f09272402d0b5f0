import type { ColumnValue, IndexedProduct } from '#server/catalogue-index/index.ts';
import { type Queryable, rows } from '../db/queryable.ts';
import { partitionOf } from './partitions.ts';
import { slotName } from './slot-names.ts';
import type { Category, Column } from './snapshot.ts';

/** Products of one statement: a few milliseconds for the database, and for the index that takes them. */
export const productsAtOnce = 1000;

/** The columns that lists can be filtered and sorted by. */
export function indexedColumns(category: Category): Column[] {
  return category.columns.filter(({ slot }) => slot !== null);
}

/** Which products of a category are read: the next ones by their ids, or these. */
type Chosen = { readonly after: number } | { readonly ids: readonly number[] };

/** Each field of all products as one value: a row for each product would take ten times as long. */
interface Row extends Record<string, Buffer | string | null> {
  readonly facts: Buffer | null;
  readonly prices: Buffer | null;
  readonly keys: string | null;
  readonly tokens: string | null;
  readonly quantities: string | null;
  readonly break_prices: string | null;
}

const isText = (slot: string) => slot.startsWith('e');
const notANumber = `'\\x7ff8000000000000'::bytea`;

function slotsOf(columns: readonly Column[]): string[] {
  return columns.flatMap(({ slot, slotHigh }) => [slot, slotHigh].filter((name) => name !== null));
}

function slotField(slot: string): string {
  const name = slotName(slot);
  return isText(slot)
    ? `string_agg(int4send(coalesce(s.${name}, 0)), '') as ${name}`
    : `string_agg(coalesce(float8send(s.${name}), ${notANumber}), '') as ${name}`;
}

// No token and no part number has a space or the end of a line in it.
const fields = `string_agg(int4send(p.id) || int4send(p.stock) || int4send(p.is_new::int + 2 * p.is_hot::int), '') as facts,
  string_agg(coalesce(float8send(p.unit_price::float8), ${notANumber}), '') as prices,
  string_agg(p.mpn_key, E'\\n') as keys, string_agg(array_to_string(p.tokens, ' '), E'\\n') as tokens,
  string_agg(array_to_string(p.break_qty, ' '), E'\\n') as quantities,
  string_agg(array_to_string(p.break_price, ' '), E'\\n') as break_prices`;

const factNumbers = 3;

function numbersOf(text: string): number[] {
  return text === '' ? [] : text.split(' ').map(Number);
}

function valueAt(row: Row, slot: string, at: number): number | null {
  const bytes = row[slot];
  if (!(bytes instanceof Buffer)) return null;
  const value = isText(slot) ? bytes.readInt32BE(at * 4) : bytes.readDoubleBE(at * 8);
  return Number.isNaN(value) || (isText(slot) && value === 0) ? null : value;
}

function valuesAt(row: Row, columns: readonly Column[], at: number): ColumnValue[] {
  return columns.flatMap(({ id, slot, slotHigh }) => {
    const low = slot === null ? null : valueAt(row, slot, at);
    return low === null
      ? []
      : [{ columnId: id, low, high: slotHigh === null ? null : valueAt(row, slotHigh, at) }];
  });
}

function productsOf(row: Row, { id: categoryId }: Category, columns: readonly Column[]): IndexedProduct[] {
  const { facts, prices } = row;
  if (facts === null || prices === null) return [];
  const [keys, tokens, quantities, breakPrices] = [
    row.keys,
    row.tokens,
    row.quantities,
    row.break_prices,
  ].map((text) => text?.split('\n') ?? []);
  return Array.from({ length: prices.length / 8 }, (_, at) => {
    const fact = (number: number) => facts.readInt32BE((at * factNumbers + number) * 4);
    const unitPrice = prices.readDoubleBE(at * 8);
    return {
      id: fact(0),
      categoryId,
      key: keys?.[at] ?? '',
      tokens: tokens?.[at] ?? '',
      stock: fact(1),
      isNew: (fact(2) & 1) === 1,
      isHot: (fact(2) & 2) === 2,
      unitPrice: Number.isNaN(unitPrice) ? null : unitPrice,
      breakQty: numbersOf(quantities?.[at] ?? ''),
      breakPrice: numbersOf(breakPrices?.[at] ?? ''),
      values: valuesAt(row, columns, at),
    };
  });
}

/** Listed products of a leaf category in the order of ids, as the index takes them. */
export async function readProducts(
  db: Queryable,
  category: Category,
  chosen: Chosen,
): Promise<IndexedProduct[]> {
  const columns = indexedColumns(category);
  const which =
    'ids' in chosen
      ? 'product_id = any($1::int[])'
      : `product_id > $1 order by product_id limit ${productsAtOnce}`;
  const text = `select ${[fields, ...slotsOf(columns).map(slotField)].join()}
    from (select * from ${partitionOf(category.id)} where ${which}) s join product p on p.id = s.product_id
    where p.slot_category_id = ${category.id}`;
  const [row] = await rows<Row>(db, text, ['ids' in chosen ? chosen.ids : chosen.after]);
  return row ? productsOf(row, category, columns) : [];
}
