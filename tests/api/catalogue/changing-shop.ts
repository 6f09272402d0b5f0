import { projectProducts } from '#server/catalogue/project-products.ts';
import { type ProductInput, saveProducts } from '#server/catalogue/save-products.ts';
import { rows } from '#server/db/queryable.ts';
import type { Params } from '#server/db/schema/catalogue.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

function generator(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * count);
  };
}

/** Numbers and choices at random that are always the same. */
export interface Chance {
  /** A whole number below the given one. */
  readonly random: (count: number) => number;
  readonly oneOf: <T>(items: readonly T[]) => T;
}

export interface ChangingShop extends Chance {
  readonly shop: ResistorShop;
  /** One write of any kind, through the import or with plain SQL. Returns its name. */
  readonly change: () => Promise<string>;
}

/** Adds a column that products state and lists cannot be filtered by yet. */
async function addPower({ pool, resistors }: ResistorShop): Promise<number> {
  const [column] = await rows<{ id: number }>(
    pool,
    `insert into column_def (category_id, key, name_zh, name_en, kind, column_type, screen, list_type, unit, sort)
      values ($1, 'power', '功率', 'Power', 'number', 0, true, false, 'W', 20) returning id`,
    [resistors],
  );
  return column?.id ?? 0;
}

/** The values of a resistor at random, some of which the dictionary does not have. */
function anyParams({ columns }: ResistorShop, { random, oneOf }: Chance, power: number): Params {
  const params: Params = {};
  const put = (column: number | undefined, value: Params[string]) => {
    if (random(6) > 0) params[String(column)] = value;
  };
  const ohm = oneOf([0.1, 1, 100, 4700, 4700.2, 3300 + random(50)]);
  put(columns.resistance, { t: `${ohm} Ω`, n: ohm });
  const percent = oneOf([0.1, 1, 5]);
  put(columns.tolerance, { t: `±${percent}%`, n: percent });
  const low = oneOf([-55, -40, 0, 25]);
  const high = oneOf([25, 70, 155]);
  put(columns.temperature, { t: `${low}~${high}℃`, n: low, h: high });
  put(
    columns.temperature,
    oneOf([
      { t: '≤85℃', h: 85 },
      { t: '25℃', n: 25 },
      { t: '≥-40℃', n: -40, open: true },
    ]),
  );
  const maker = oneOf(['YAGEO', 'Vishay', 'KOA', `Maker ${random(9)}`]);
  put(columns.brand, { zh: maker, en: maker });
  const [zh = '', en = ''] = oneOf([
    ['厚膜', 'Thick film'],
    ['薄膜', 'Thin film'],
    ['陶瓷', 'Ceramic'],
  ]);
  put(columns.material, { zh, en });
  const watt = oneOf([0.05, 0.1, 0.25]);
  put(power, { t: `${watt} W`, n: watt });
  return params;
}

/** Products as they were imported last, and writes to them. */
class ShopWriter {
  readonly #shop: ResistorShop;
  readonly #random: Chance;
  readonly #power: number;
  readonly #inputs: ProductInput[];

  constructor(shop: ResistorShop, random: Chance, power: number) {
    this.#shop = shop;
    this.#random = random;
    this.#power = power;
    this.#inputs = [...shop.inputs];
  }

  /** Imports one of them again. */
  async save(change: Partial<ProductInput>): Promise<void> {
    const at = this.#random.random(this.#inputs.length);
    const input = this.#inputs[at];
    if (!input) throw new Error('the shop has no products');
    const changed = { ...input, ...change };
    this.#inputs[at] = changed;
    await saveProducts(this.#shop.pool, [changed]);
  }

  /** Gives one of them other values, as a resistor. */
  saveResistor(change: Partial<ProductInput>): Promise<void> {
    const params = anyParams(this.#shop, this.#random, this.#power);
    return this.save({ categoryId: this.#shop.resistors, params, ...change });
  }

  async #anyId(): Promise<number> {
    const found = await rows<{ id: number }>(
      this.#shop.pool,
      'select id from product where not withdrawn order by id',
    );
    return this.#random.oneOf(found).id;
  }

  /** Changes one with plain SQL. */
  async update(assignments: string, values: unknown[]): Promise<void> {
    await rows(this.#shop.pool, `update product set ${assignments} where id = $1`, [
      await this.#anyId(),
      ...values,
    ]);
  }

  async delete(): Promise<void> {
    const deletion =
      'with s as (delete from product_slot where product_id = $1) delete from product where id = $1';
    await rows(this.#shop.pool, deletion, [await this.#anyId()]);
  }

  /** As an import does it for a column that enough products state, or states no longer. */
  async moveColumn(): Promise<void> {
    const { pool, resistors } = this.#shop;
    const turned = `update column_def set slot = case when slot is null then 'n5' end where id = $1`;
    await rows(pool, turned, [this.#power]);
    const found = await rows<{ id: number }>(pool, 'select id from product where category_id = $1', [
      resistors,
    ]);
    await projectProducts(
      pool,
      found.map(({ id }) => id),
    );
  }
}

/** All kinds of writes by their names. */
function writesOf(
  writer: ShopWriter,
  { random, oneOf }: Chance,
  otherCategories: readonly number[],
): Record<string, () => Promise<void>> {
  let added = 0;
  return {
    stock: () => writer.update('stock = $2', [oneOf([0, 0, 5, 20, 3000])]),
    price: () => writer.update('unit_price = $2', [oneOf([null, 20_000, 49_999, 50_000, 1e9])]),
    breaks: () =>
      writer.update(
        'break_qty = $2, break_price = $3',
        oneOf([
          [[], []],
          [[10], [900 + random(90)]],
          [
            [5, 50, 500],
            [40_000, 30_000, 1000 + random(5)],
          ],
        ]),
      ),
    marks: () => writer.update('is_new = $2, is_hot = $3', [random(2) === 0, random(2) === 0]),
    partNumber: () =>
      writer.save({ mpn: oneOf(['ZX-SAME', 'ZX-SAME', `ZX${random(99)}-${random(900)}K`, 'RC0603']) }),
    texts: () =>
      writer.save({
        nameEn: oneOf(['Chip resistor', 'Jumper', '4.7k trimmer']),
        descriptionZh: oneOf(['厚膜电阻', '无铅']),
      }),
    values: () => writer.saveResistor({}),
    category: () => writer.save({ categoryId: oneOf(otherCategories), params: {} }),
    withdrawn: () => writer.save({ withdrawn: true }),
    soldAgain: () => writer.save({ withdrawn: false }),
    added: () => {
      added += 1;
      const own = { supplierNo: `X${added}`, mpn: `RC0402-${added}` };
      return writer.saveResistor({ ...own, withdrawn: false });
    },
    deleted: () => writer.delete(),
    filterColumn: () => writer.moveColumn(),
  };
}

/** A shop with changes at random that are always the same. */
export async function openChangingShop(seed: number): Promise<ChangingShop> {
  const shop = await openResistorShop();
  const random = generator(seed);
  const oneOf = <T>(items: readonly T[]): T => items[random(items.length)] as T; // an index below its length
  const [empty] = await rows<{ id: number }>(shop.pool, "select id from category where name_en = 'Empty'");
  const writer = new ShopWriter(shop, { random, oneOf }, await addPower(shop));
  const writes = writesOf(writer, { random, oneOf }, [shop.capacitors, empty?.id ?? 0]);

  async function change(): Promise<string> {
    const name = oneOf(Object.keys(writes));
    await writes[name]?.();
    return name;
  }

  return { shop, random, oneOf, change };
}
