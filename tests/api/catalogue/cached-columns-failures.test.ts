import { channel } from 'node:diagnostics_channel';
import type { QueryConfig } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConditionsRequest } from '#domain/catalogue/conditions.ts';
import { constants } from '#generated/constants.ts';
import { countFacets } from '#server/catalogue/count-facets.ts';
import { listProducts } from '#server/catalogue/list-products.ts';
import { cachedCategories } from '#server/catalogue/memory/cached-categories.ts';
import { onUnreadColumns, type UnreadColumns } from '#server/catalogue/memory/unread-columns.ts';
import { saveProducts } from '#server/catalogue/save-products.ts';
import { snapshotsOf } from '#server/catalogue/snapshot-source.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

let shop: ResistorShop;
/** The same database without anything in memory. */
let database: Queryable;
const unread: UnreadColumns[] = [];
let stop: () => void;

beforeAll(async () => {
  shop = await openResistorShop();
  database = memoryOver(() => undefined, Number.POSITIVE_INFINITY);
  stop = onUnreadColumns((found) => unread.push(found));
});
beforeEach(() => unread.splice(0));
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  stop();
  await shop.close();
});

const isRead = ({ text }: QueryConfig) => text.includes('string_agg');

/** The database with a memory of its own, which reads a few products at a time; something may happen before each statement. */
function memoryOver(before: (config: QueryConfig) => QueryConfig | Promise<unknown> | undefined, from = 1) {
  const db: Queryable = {
    query: async (config) => {
      const changed = before(config);
      if (changed instanceof Promise) await changed;
      return shop.pool.query(changed && 'text' in changed ? changed : config);
    },
  };
  cachedCategories(db, { from, part: 300 });
  return db;
}

/** Asks for a category, or for the whole shop, and waits until it is in memory where it is to be. */
async function isCached(db: Queryable, categoryId?: number): Promise<boolean> {
  const find = () =>
    snapshotsOf(db).answer(async (snapshot) => {
      const category = categoryId === undefined ? undefined : snapshot.categories.get(categoryId);
      return { value: await cachedCategories(db).find(snapshot, category) };
    });
  const found = await find();
  await cachedCategories(db).settled();
  return (found ?? (await find())) !== undefined;
}

const inStock = () => ({ catalogId: shop.resistors, inStock: 1 as const });
const page = { order: 'asc', pageNum: 1, pageSize: 200 } as const;

async function expectSame(db: Queryable, conditions: ConditionsRequest): Promise<void> {
  for (const asked of [conditions, { catalogId: shop.resistors }]) {
    const facets = await countFacets(db, asked, 'en_US');
    expect(facets).toEqual(await countFacets(database, asked, 'en_US'));
    expect(facets.ok).toBe(true);
  }
  const list = await listProducts(db, { ...conditions, ...page }, 'en_US');
  expect(list).toEqual(await listProducts(database, { ...conditions, ...page }, 'en_US'));
}

async function save(at: number, changed: Partial<ResistorShop['inputs'][number]>): Promise<void> {
  const input = shop.inputs[at];
  if (input) await saveProducts(shop.pool, [{ ...input, ...changed }]);
}

describe('columns in memory', () => {
  it('include those that are not a filter of the page but can be filtered', async () => {
    const { temperature } = shop.columns;
    await rows(shop.pool, 'update column_def set screen = false where id = $1', [temperature]);
    const db = memoryOver(() => undefined);
    expect(await isCached(db, shop.resistors)).toBe(true);
    await expectSame(db, { ...inStock(), [`column${temperature ?? 0}` as const]: '-40..85' });
    await rows(shop.pool, 'update column_def set screen = true where id = $1', [temperature]);
  });

  it('show the new names, labels and units at once', async () => {
    const db = memoryOver(() => undefined);
    expect(await isCached(db, shop.resistors)).toBe(true);
    const showFacets = async () =>
      JSON.stringify(await countFacets(db, { catalogId: shop.resistors }, 'en_US'));
    await showFacets();
    const { resistance, brand } = shop.columns;
    await rows(shop.pool, `update column_def set unit = 'ohm' where id = $1`, [resistance]);
    await rows(shop.pool, `update text_value set en = 'Yageo Group' where column_id = $1 and en = 'YAGEO'`, [
      brand,
    ]);
    expect(await isCached(db, shop.resistors)).toBe(true);
    expect(await showFacets()).toContain('ohm');
    expect(await showFacets()).toContain('Yageo Group');
    await expectSame(db, inStock());
  });

  it('are those of one moment though products change while they are read', async () => {
    let reads = 0;
    const db = memoryOver((config) => {
      if (!isRead(config)) return undefined;
      reads += 1;
      return reads === 2
        ? Promise.all([2, 60, 100].map((at) => save(at, { stock: reads, withdrawn: at === 60 })))
        : undefined;
    });
    await save(3, { withdrawn: true });
    const changing = memoryOver((config) => (isRead(config) ? save(3, { withdrawn: false }) : undefined));
    expect(await isCached(db, shop.resistors)).toBe(true);
    expect(await isCached(changing, shop.resistors)).toBe(true);
    expect(reads).toBeGreaterThan(2);
    await expectSame(db, inStock());
    await expectSame(changing, inStock());
  });

  it('are read for one category at a time', async () => {
    let running = 0;
    const others: number[] = [];
    const db = memoryOver(({ text }) => {
      if (text.startsWith('select case when not pg_is_in_recovery()')) others.push(running++);
      else if (text.includes('slot_change c')) running = Math.max(0, running - 1);
      return undefined;
    });
    const cached = await Promise.all(
      [undefined, shop.resistors, shop.capacitors].map((id) => isCached(db, id)),
    );
    expect(cached).toEqual([true, true, true]);
    expect(others).toEqual([0, 0, 0]);
  });

  it('are left to the database for a growing time when reading them fails, which is reported', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let [reads, isBroken] = [0, true];
    const db = memoryOver((config) => {
      if (!isRead(config)) return undefined;
      reads += 1;
      return isBroken ? Promise.reject(new Error('canceling statement due to statement timeout')) : undefined;
    });
    const pauseMs = constants.cachedColumnPause * 1000;
    for (let ask = 0; ask < 5; ask += 1) expect(await isCached(db, shop.resistors)).toBe(false);
    await expectSame(db, inStock());
    const reason = 'canceling statement due to statement timeout';
    expect(unread).toEqual([{ categoryId: shop.resistors, reason, pauseMs }]);
    vi.advanceTimersByTime(pauseMs);
    for (let ask = 0; ask < 5; ask += 1) expect(await isCached(db, shop.resistors)).toBe(false);
    expect(unread.map((found) => found.pauseMs)).toEqual([pauseMs, 2 * pauseMs]);
    isBroken = false;
    vi.advanceTimersByTime(pauseMs);
    expect(await isCached(db, shop.resistors)).toBe(false);
    expect(reads).toBe(2);
    vi.advanceTimersByTime(pauseMs);
    expect(await isCached(db, shop.resistors)).toBe(true);
  });

  it('are forgotten when the changes cannot be read, and the database responds', async () => {
    let isBroken = false;
    const db = memoryOver(({ text }) =>
      isBroken && text.includes('slot_change c') ? Promise.reject(new Error('out of memory')) : undefined,
    );
    expect(await isCached(db, shop.resistors)).toBe(true);
    isBroken = true;
    await expectSame(db, inStock());
    expect(unread.map(({ reason }) => reason)).toEqual(['out of memory']);
    expect(await isCached(db, shop.resistors)).toBe(false);
  });

  it('are not kept of a replica, which does not know what was running at its primary', async () => {
    const db = memoryOver((config) => ({
      ...config,
      text: config.text.replaceAll('pg_is_in_recovery()', 'true'),
    }));
    expect(await isCached(db, shop.resistors)).toBe(false);
    expect(await isCached(db)).toBe(false);
    await expectSame(db, inStock());
    expect(unread).toEqual([]);
  });
});

describe('after the database was replaced', () => {
  /** Changes the stock as a restored backup would: without a note. */
  async function changeUnnoticed(stock: number): Promise<void> {
    await rows(shop.pool, 'alter table product_slot disable trigger user');
    await rows(shop.pool, 'update product_slot set stock = $1 where category_id = $2', [
      stock,
      shop.resistors,
    ]);
    await rows(shop.pool, 'alter table product_slot enable trigger user');
  }
  const countListed = async (db: Queryable) => {
    const list = await listProducts(db, { ...inStock(), ...page }, 'en_US');
    return list.ok && list.value.total;
  };

  it.each([
    ['an outage', async () => channel('shop:database:outage').publish('the connection was lost')],
    [
      'a restored backup',
      async () => {
        await rows(shop.pool, 'alter table slot_change rename to slot_change_before');
        await rows(shop.pool, 'create table slot_change (like slot_change_before including all)');
        await rows(shop.pool, 'drop table slot_change_before');
      },
    ],
  ])('%s makes the process forget everything', async (_, replace) => {
    const db = memoryOver(() => undefined);
    await changeUnnoticed(1);
    expect(await isCached(db, shop.resistors)).toBe(true);
    const before = await countListed(db);
    await changeUnnoticed(0);
    expect([before === 0, await countListed(db)]).toEqual([false, before]);
    await replace();
    expect(await countListed(db)).toBe(0);
    expect(await isCached(db, shop.resistors)).toBe(true);
    expect(await countListed(db)).toBe(0);
  });
});
