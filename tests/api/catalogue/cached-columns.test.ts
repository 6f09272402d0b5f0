import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countFacets } from '#server/catalogue/count-facets.ts';
import { countFitting } from '#server/catalogue/count-fitting.ts';
import { type ListRequest, listProducts } from '#server/catalogue/list-products.ts';
import { cachedCategories } from '#server/catalogue/memory/cached-categories.ts';
import { type ProductInput, saveProducts } from '#server/catalogue/save-products.ts';
import { snapshotsOf } from '#server/catalogue/snapshot-source.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

/**
 * Large categories are filtered and counted in the memory of a process, which reads what has changed. Random requests between random writes
 * must find what the database finds (which `faster-paths.test.ts` compares with plain SQL).
 */
const rounds = 48;

let shop: ResistorShop;
/** The same database without anything in memory. */
let database: Queryable;

beforeAll(async () => {
  shop = await openResistorShop();
  const { pool } = shop;
  database = { query: (config) => pool.query(config) };
  cachedCategories(database, { from: Number.POSITIVE_INFINITY });
  cachedCategories(pool, { from: 1, part: 300, far: 0 });
});
afterAll(() => shop.close());

let state = 16;
function random(count: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * count);
}
const oneOf = <T>(items: readonly T[]): T => items[random(items.length)] as T; // an index below its length
const field = (key: string) => `column${shop.columns[key] ?? 0}` as const;

async function change(round: number): Promise<void> {
  const input = oneOf(shop.inputs.filter(({ categoryId }) => categoryId === shop.resistors));
  const ohm = oneOf([1, 100, 4700, 3300 + round]);
  const [low, high] = oneOf([
    [-40, 85],
    [-55, 155],
    [25, 25],
  ]);
  const params = { ...input.params };
  if (random(3) > 0) params[String(shop.columns.resistance)] = { t: `${ohm} Ω`, n: ohm };
  if (random(3) > 0)
    params[String(shop.columns.temperature)] = { t: `${low}~${high}℃`, n: low ?? 0, h: high ?? 0 };
  if (random(4) === 0) delete params[String(shop.columns.brand)];
  const moved = random(8) === 0 ? { categoryId: shop.capacitors, params: {} } : {};
  const changed: ProductInput = {
    ...input,
    params,
    stock: random(3) * 10,
    withdrawn: random(5) === 0,
    ...moved,
  };
  const mpn = oneOf([`ZX${round}-${100 + random(900)}K`, 'ZX-SAME', input.mpn.slice(0, 4)]);
  const own = oneOf([{ supplierNo: `X${round}`, mpn }, { mpn }, {}]);
  await saveProducts(shop.pool, [{ ...changed, ...own }]);
}

async function anyFilters(): Promise<Record<string, string | number>> {
  const texts = await rows<{ id: number; field: string }>(
    shop.pool,
    `select id, 'column' || column_id as field from text_value order by id`,
  );
  const brands = texts.filter((text) => text.field === field('brand'));
  const all = [
    () => ({ [field('resistance')]: oneOf(['100', '4700', '1..5000', '100|3305']) }),
    () => ({ [field('tolerance')]: oneOf(['1', '0.1..1', 'none']) }),
    () => ({
      [field('temperature')]: oneOf(['-40..85', '=-40..85', '~0..60', '25', 'none', '-40..85|none']),
    }),
    () => ({
      [field('brand')]: oneOf([oneOf(brands).id, `${oneOf(brands).id}|${oneOf(brands).id}`, 'none']),
    }),
    () => ({ inStock: 1 }),
  ];
  const chosen = Array.from({ length: random(4) }, () => oneOf(all)());
  return Object.assign({}, ...chosen);
}

async function isCached(categoryId: number | undefined): Promise<boolean> {
  const found = await snapshotsOf(shop.pool).answer(async (snapshot) => {
    const category = categoryId === undefined ? undefined : snapshot.categories.get(categoryId);
    return { value: await cachedCategories(shop.pool).find(snapshot, category) };
  });
  return found !== undefined;
}

describe('columns in memory', () => {
  it('are filtered, counted and paged as the database does it, whatever is written in between', async () => {
    let cached = 0;
    for (let round = 0; round < rounds; round += 1) {
      await change(round);
      const filters = await anyFilters();
      const catalogId = random(5) === 0 ? undefined : shop.resistors;
      const conditions =
        catalogId === undefined ? oneOf([{ inStock: 1 as const }, {}]) : { ...filters, catalogId };
      const request: ListRequest = {
        ...conditions,
        order: oneOf(['asc', 'desc']),
        ...oneOf([{}, { sort: 'productNum' }]),
        pageNum: 1 + random(3),
        pageSize: oneOf([7, 20]),
      };
      if (await isCached(catalogId)) cached += 1;
      const list = await listProducts(shop.pool, request, 'en_US');
      expect({ request, list }).toEqual({ request, list: await listProducts(database, request, 'en_US') });
      const facets = await countFacets(shop.pool, conditions, 'zh_CN');
      expect({ request, facets }).toEqual({
        request,
        facets: await countFacets(database, conditions, 'zh_CN'),
      });
      await cachedCategories(shop.pool).settled();
    }
    expect(cached).toBeGreaterThan(rounds * 0.9);
  });

  it('list a product in the place of its new part number when nothing else about it has changed', async () => {
    const [input] = shop.inputs;
    if (!input) throw new Error('the shop has no products');
    const request = {
      catalogId: shop.resistors,
      sort: 'productNum',
      order: 'asc',
      pageNum: 1,
      pageSize: 5,
    } as const;
    const firstOf = async (mpn: string) => {
      await saveProducts(shop.pool, [{ ...input, mpn }]);
      expect(await isCached(shop.resistors)).toBe(true);
      const list = await listProducts(shop.pool, request, 'en_US');
      return list.ok && list.value.products[0]?.productNum;
    };
    await firstOf(input.mpn);
    await cachedCategories(shop.pool).settled();
    expect(await firstOf('000-FIRST')).toBe('000-FIRST');
    expect(await firstOf(input.mpn)).not.toBe('000-FIRST');
  });

  it('count what suggestions name where they are in memory, and are not read for that', async () => {
    const db: Queryable = { query: (config) => shop.pool.query(config) };
    const cached = cachedCategories(db, { from: 1 });
    const filters: Record<`column${number}`, string> = { [field('resistance')]: '100' };
    const request: Parameters<typeof countFacets>[1] = Object.assign({ catalogId: shop.resistors }, filters);
    const counted = [{ request, tokens: [] }];
    const suggest = () =>
      snapshotsOf(db).answer(async (snapshot) => {
        const counts = await countFitting(db, snapshot, counted, counted.length);
        await cached.settled();
        const category = snapshot.categories.get(shop.resistors);
        return { value: { counts, isInMemory: category && cached.peek(snapshot, category) !== undefined } };
      });
    const fromDatabase = await suggest();
    expect(fromDatabase.counts[0]).toBeGreaterThan(0);
    expect(fromDatabase.isInMemory).toBe(false);
    await countFacets(db, { catalogId: shop.resistors }, 'zh_CN');
    await cached.settled();
    expect(await suggest()).toEqual({ counts: fromDatabase.counts, isInMemory: true });
  });

  it('leave what cannot be among the largest numbers of suggestions to nobody', async () => {
    const whole = { catalogId: shop.resistors };
    await countFacets(shop.pool, whole, 'zh_CN');
    await cachedCategories(shop.pool).settled();
    const counted = [whole, { ...whole, keyWord: 'RC0603-01' }].map((request) => ({ request, tokens: [] }));
    const countsOf = (most: number) =>
      snapshotsOf(shop.pool).answer(async (snapshot) => ({
        value: await countFitting(shop.pool, snapshot, counted, most),
      }));
    const [all = 0, some = 0] = await countsOf(2);
    expect(all).toBeGreaterThan(some);
    expect(some).toBeGreaterThan(0);
    expect(await countsOf(1)).toEqual([all, 0]);
  });

  it('note once for each category which part numbers a statement changed', async () => {
    const changes = () =>
      rows<{ category: number; ids: number[] }>(
        shop.pool,
        `select category_id as category, product_ids as ids from slot_change where transaction >= $1::xid8 order by 1`,
        [since],
      );
    const listed = await rows<{ category: number; ids: number[] }>(
      shop.pool,
      `select slot_category_id as category, array_agg(id order by id) as ids from product
        where slot_category_id is not null group by 1 order by 1`,
    );
    expect(listed.length).toBeGreaterThan(1);
    const [now] = await rows<{ xid: string }>(shop.pool, 'select pg_current_xact_id()::text as xid');
    const since = now?.xid ?? '';
    await rows(shop.pool, `update product set unit_price = 1, mpn_key = mpn_key`);
    expect(await changes()).toEqual([]);
    await rows(shop.pool, `update product set mpn_key = 'A' || mpn_key`);
    const noted = await changes();
    expect(noted.map(({ category, ids }) => ({ category, ids: ids.toSorted((a, b) => a - b) }))).toEqual(
      listed,
    );
  });

  it('are right for simultaneous requests, each of which sees what was written before it', async () => {
    const inStock = {
      catalogId: shop.resistors,
      inStock: 1,
      order: 'asc',
      pageNum: 1,
      pageSize: 200,
    } as const;
    const totals = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        const input = shop.inputs[at];
        if (input)
          await saveProducts(shop.pool, [{ ...input, supplierNo: `Y${at}`, mpn: `YX-${at}`, stock: 5 }]);
        const own = await listProducts(shop.pool, inStock, 'en_US');
        return own.ok && own.value.products.some(({ productNum }) => productNum === `YX-${at}`);
      }),
    );
    expect(totals).toEqual(totals.map(() => true));
  });
});
