import { cachedCategories } from '#server/catalogue/memory/cached-categories.ts';
import { type ProductInput, saveProducts } from '#server/catalogue/save-products.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import type { Params } from '#server/db/schema/catalogue.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

function generator(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * count);
  };
}

/** A text value of a column. */
export interface KnownText {
  readonly id: number;
  readonly column_id: number;
  readonly en: string;
}

export interface ChangingShop {
  readonly shop: ResistorShop;
  /** The same database without anything in memory. */
  readonly database: Queryable;
  /** A whole number below the given one. */
  readonly random: (count: number) => number;
  readonly oneOf: <T>(items: readonly T[]) => T;
  readonly columnId: (key: string) => number;
  readonly texts: () => readonly KnownText[];
  /** A product is added or replaced, withdrawn or offered again, with a value that the dictionary may not have. */
  readonly change: (round: number) => Promise<void>;
}

/** A shop in which everything is kept in memory, with changes and requests by chance that are always the same. */
export async function openChangingShop(): Promise<ChangingShop> {
  const shop = await openResistorShop();
  const { pool } = shop;
  const database: Queryable = { query: (config) => pool.query(config) };
  cachedCategories(database, { from: Number.POSITIVE_INFINITY });
  cachedCategories(pool, { from: 1, part: 300, far: 0, words: 0, pause: 0 });
  const random = generator(15);
  const oneOf = <T>(items: readonly T[]): T => items[random(items.length)] as T; // an index below its length
  const columnId = (key: string) => shop.columns[key] ?? 0;
  let texts: KnownText[] = [];

  async function change(round: number): Promise<void> {
    const input = oneOf(shop.inputs.filter(({ categoryId }) => categoryId === shop.resistors));
    const ohm = oneOf([1, 100, 4700, 3300 + round]);
    const maker = oneOf(['YAGEO', 'Vishay', `Maker ${round}`]);
    const params: Params = {
      ...input.params,
      [String(columnId('resistance'))]: { t: `${ohm} Ω`, n: ohm },
      [String(columnId('brand'))]: { zh: maker, en: maker },
    };
    const changed: ProductInput = { ...input, params, stock: random(3) * 10, withdrawn: random(4) === 0 };
    const isNew = random(2) === 0;
    const own = isNew ? { supplierNo: `X${round}`, mpn: `ZX${round}-${100 + random(900)}K` } : {};
    await saveProducts(pool, [{ ...changed, ...own }]);
    texts = await rows(pool, 'select id, column_id, en from text_value order by id');
  }

  return { shop, database, random, oneOf, columnId, texts: () => texts, change };
}
