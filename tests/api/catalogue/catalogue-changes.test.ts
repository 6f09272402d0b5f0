import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countFacets } from '#server/catalogue/count-facets.ts';
import type { ProductInput } from '#server/catalogue/save-products.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { inRequestScope } from '#server/request-scope.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { pageVersionsOf } from '#server/site/rendering/page-version.ts';
import { Processes, readsChanges, readsPage, readsProducts } from './processes.ts';

/** Every process has an index of all products in memory and reads what has changed since it looked last. */
let processes: Processes;
beforeAll(async () => {
  processes = await Processes.open();
});
afterAll(() => processes.shop.close());

describe('a process sees at once', () => {
  it('whatever is imported', async () => {
    const db = processes.start();
    await processes.expectCurrent(db);
    const changes: Partial<ProductInput>[] = [
      { stock: 4321 },
      { stock: 0 },
      { unitPrice: 77_000, breakQty: [], breakPrice: [] },
      { unitPrice: null },
      { nameEn: 'Renamed resistor' },
      { mpn: 'ZZ-LAST' },
      { params: {} },
      { withdrawn: true },
      { withdrawn: false, stock: 9 },
      { categoryId: processes.shop.capacitors, params: {} },
      {},
    ];
    for (const change of changes) {
      await processes.save(0, change);
      await processes.expectCurrent(db);
    }
  });

  it('what is changed with plain SQL', async () => {
    const db = processes.start();
    await processes.show(db);
    await rows(
      processes.shop.pool,
      'update product set stock = stock + 1, unit_price = unit_price + 100 where id % 3 = 0',
    );
    await processes.expectCurrent(db);
    await rows(processes.shop.pool, 'update product set is_hot = true where id % 5 = 0');
    await processes.expectCurrent(db, { recommend: 3 });
    const [gone] = await processes.namesOf(db);
    const deletion = `with s as (delete from product_slot where product_id in (select id from product where mpn = $1))
      delete from product where mpn = $1`;
    await rows(processes.shop.pool, deletion, [gone]);
    expect(await processes.namesOf(db)).not.toContain(gone);
    await processes.save(0, {});
    expect(await processes.namesOf(db)).toContain(gone);
  });

  it('names of categories and of values, units, and which columns lists can be filtered by', async () => {
    const db = processes.start();
    await processes.show(db);
    const { resistance, brand, temperature } = processes.shop.columns;
    await rows(processes.shop.pool, `update column_def set unit = 'ohm' where id = $1`, [resistance]);
    await rows(
      processes.shop.pool,
      `update text_value set en = 'Yageo Group' where column_id = $1 and en = 'YAGEO'`,
      [brand],
    );
    const facets = JSON.stringify(await countFacets(db, { catalogId: processes.shop.resistors }, 'en_US'));
    expect(facets).toContain('ohm');
    expect(facets).toContain('Yageo Group');
    // No filter of the page any more, but links to it are.
    await rows(processes.shop.pool, 'update column_def set screen = false where id = $1', [temperature]);
    const field = `column${temperature ?? 0}` as const;
    const counted = await countFacets(db, { catalogId: processes.shop.resistors }, 'en_US');
    const shown = counted.ok ? counted.value.facets.map(({ columnId }) => columnId) : [];
    expect([shown.includes(resistance ?? 0), shown.includes(temperature ?? 0)]).toEqual([true, false]);
    expect((await processes.namesOf(db, { [field]: '-40..85' })).length).toBeGreaterThan(0);
    await rows(processes.shop.pool, 'update column_def set slot = null, slot_high = null where id = $1', [
      temperature,
    ]);
    expect((await processes.list(db, { [field]: '-40..85' })).ok).toBe(false);
    await rows(
      processes.shop.pool,
      `update column_def set slot = 'n3', slot_high = 'n4', screen = true where id = $1`,
      [temperature],
    );
    await processes.expectCurrent(db, { [field]: '-40..85' });
    expect((await processes.namesOf(db, { [field]: '-40..85' })).length).toBeGreaterThan(0);
  });

  it('what another process has written', async () => {
    const [first, second] = [processes.start(), processes.start()];
    for (const [at, writer] of [first, second, first].entries()) {
      await processes.save(at, { stock: 50 + at, nameEn: `Written by ${at}` }, writer);
      const shown = await processes.show(processes.start());
      expect([await processes.show(first), await processes.show(second)]).toEqual([shown, shown]);
    }
  });

  it('what was written before a request, with simultaneous ones', async () => {
    const db = processes.start();
    const own = Array.from({ length: 10 }, async (_, at) => {
      await processes.save(at, { supplierNo: `Y${at}`, mpn: `YX-${at}`, stock: 5 });
      return (await processes.namesOf(db, { inStock: 1 })).includes(`YX-${at}`);
    });
    expect(await Promise.all(own)).toEqual(own.map(() => true));
  });

  it('what a transaction has written that began before others and ended after them', async () => {
    const db = processes.start();
    const [slow = '', quick = '', quicker = ''] = await processes.namesOf(db, { inStock: 1 });
    const sellOut = (by: Queryable, mpn: string) =>
      rows(by, 'update product set stock = 0 where mpn = $1', [mpn]);
    const areThere = async () => {
      const names = await processes.namesOf(db, { inStock: 1 });
      return [slow, quick, quicker].map((mpn) => names.includes(mpn));
    };
    const client = await processes.shop.pool.connect();
    try {
      await client.query('begin');
      await sellOut(client, slow);
      await sellOut(processes.shop.pool, quick);
      expect(await areThere()).toEqual([true, false, true]);
      await sellOut(processes.shop.pool, quicker);
      expect(await areThere()).toEqual([true, false, false]);
      await client.query('commit');
      expect(await areThere()).toEqual([false, false, false]);
      await client.query('begin');
      await rows(client, 'update product set stock = 9');
      expect(await areThere()).toEqual([false, false, false]);
      await client.query('rollback');
      await processes.expectCurrent(db);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('what pages show, once it was committed before the version of the page was read', async () => {
    const db = processes.start();
    let asked = 0;
    const counting = processes.start((config) => {
      if (readsChanges(config)) asked += 1;
      return undefined;
    });
    const onPage = async (process: Queryable) => {
      const pageVersion = await pageVersionsOf(processes.shop.pool).read();
      return inRequestScope({ requestId: 'page', pageVersion }, () => processes.show(process));
    };
    for (const change of [
      { stock: 0 },
      { stock: 50 },
      { params: {} },
      { withdrawn: true },
      { withdrawn: false },
    ]) {
      await onPage(db);
      await processes.save(2, change);
      expect(await onPage(db)).toEqual(await processes.show(processes.start()));
    }
    await onPage(counting);
    asked = 0;
    await onPage(counting);
    expect(asked).toBe(0);
  });

  it('that other words are found instead of what nothing is called by', async () => {
    const db = processes.start();
    const search = async () => {
      const keyWord = 'aluminous borosilicate';
      return (await searchProducts(db, keyWord, { pageNum: 1, pageSize: 20, language: 'en_US' })).products
        .length;
    };
    for (const [one, other, found] of [
      ['Aluminous', 'Plain', 1],
      ['Plain', 'Borosilicate', 1],
      ['Plain', 'Plain', 0],
      ['Aluminous', 'Borosilicate', 1],
    ] as const) {
      await processes.save(3, { nameEn: one });
      await processes.save(4, { nameEn: other });
      expect([one, other, await search()]).toEqual([one, other, found]);
    }
  });
});

describe('what changes while a process reads', () => {
  it('is in the list that it reads for the first time', async () => {
    await processes.save(3, { withdrawn: true });
    const db = processes.start((config) =>
      readsProducts(config)
        ? processes.save(3, { withdrawn: false, stock: 8 }).then(() => processes.save(4, { withdrawn: true }))
        : undefined,
    );
    await processes.namesOf(db);
    await processes.expectCurrent(db);
    await processes.save(4, {});
    await processes.expectCurrent(db);
  });

  it('is not on the page that was found before', async () => {
    let found: string | undefined;
    const db = processes.start((config) => {
      const mpn = found;
      if (mpn === undefined || !readsPage(config)) return undefined;
      found = undefined;
      return rows(
        processes.shop.pool,
        'update product set withdrawn = true, slot_category_id = null where mpn = $1',
        [mpn],
      );
    });
    const [first = '', second] = await processes.namesOf(db);
    found = first;
    expect((await processes.namesOf(db))[0]).toBe(second);
    const at = processes.shop.inputs.findIndex(({ mpn }) => mpn === first);
    await processes.save(at, {});
    await processes.expectCurrent(db);
  });
});
