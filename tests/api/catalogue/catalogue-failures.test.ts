import type { QueryConfig } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ConditionsRequest } from '#domain/catalogue/conditions.ts';
import { constants } from '#generated/constants.ts';
import { forgetProductChanges, shareCatalogue } from '#server/catalogue/index.ts';
import { projectProducts } from '#server/catalogue/project-products.ts';
import { DatabaseAway } from '#server/db/database-away.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { inRequestScope } from '#server/request-scope.ts';
import { Processes, readsChanges, readsProducts } from './processes.ts';

/** What a process has in memory when the database fails, is replaced, or is a replica. */
let processes: Processes;
beforeAll(async () => {
  processes = await Processes.open();
});
afterAll(() => processes.shop.close());
afterEach(() => vi.useRealTimers());

describe('when the database fails', () => {
  /** A process with statements that fail while something says so. */
  function startFailing(isBroken: (config: QueryConfig) => boolean, error: Error): Queryable {
    return processes.start((config) => (isBroken(config) ? Promise.reject(error) : undefined));
  }

  it('nothing is shown that was read by half, and all of it with the next call', async () => {
    let left = 1;
    const db = startFailing((config) => readsProducts(config) && left-- > 0, new Error('out of memory'));
    await expect(processes.namesOf(db)).rejects.toThrow('out of memory');
    await processes.expectCurrent(db);
    await processes.save(5, { stock: 1234 });
    left = 1;
    await expect(processes.namesOf(db)).rejects.toThrow('out of memory');
    await processes.expectCurrent(db);
  });

  it('the values of a column that has become a filter are read again', async () => {
    let left = 0;
    const db = startFailing((config) => readsProducts(config) && left-- > 0, new Error('out of memory'));
    await rows(processes.shop.pool, 'update column_def set slot = null where id = $1', [
      processes.shop.columns.tolerance,
    ]);
    await processes.expectCurrent(db);
    await rows(processes.shop.pool, `update column_def set slot = 'n2' where id = $1`, [
      processes.shop.columns.tolerance,
    ]);
    left = 1;
    await expect(processes.namesOf(db)).rejects.toThrow('out of memory');
    await processes.expectCurrent(db);
    const field = `column${processes.shop.columns.tolerance ?? 0}` as const;
    expect((await processes.namesOf(db, { [field]: '1' })).length).toBeGreaterThan(0);
  });

  it('memory has what it had while the database is away, and what was written meanwhile afterwards', async () => {
    let isAway = false;
    const db = startFailing(
      (config) => isAway && readsChanges(config),
      new DatabaseAway('the connection was lost'),
    );
    const before = await processes.namesOf(db, { inStock: 1 });
    const version = { content: 1, counts: 1 };
    const onPage = () =>
      inRequestScope({ requestId: 'page', pageVersion: version }, () =>
        processes.namesOf(db, { inStock: 1 }),
      );
    await rows(processes.shop.pool, 'update product set stock = 0 where mpn = $1', [before[0]]);
    isAway = true;
    expect((await onPage()).length).toBeGreaterThan(0);
    isAway = false;
    // The same version of the page: nothing was written since it was read.
    expect(await onPage()).toEqual(before.slice(1));
    expect(await processes.namesOf(db, { inStock: 1 })).toEqual(before.slice(1));
  });
});

describe('after the database was replaced', () => {
  /** Changes the stock as a restored backup would: without a note. */
  async function sellOutUnnoticed(): Promise<void> {
    await rows(processes.shop.pool, 'alter table product disable trigger user');
    await rows(processes.shop.pool, 'update product set stock = 0');
    await rows(processes.shop.pool, 'alter table product enable trigger user');
  }

  it.each([
    [
      'by a restored backup',
      async () => {
        await rows(processes.shop.pool, 'alter table product_change rename to product_change_before');
        await rows(
          processes.shop.pool,
          'create table product_change (like product_change_before including all)',
        );
        await rows(processes.shop.pool, 'drop table product_change_before');
        return false;
      },
    ],
    ['or was started again', async () => true],
  ])('%s, nothing of it is shown any more', async (_, replace) => {
    let isOther = false;
    const db = processes.start((config) => ({
      // Under its name it is another statement.
      ...config,
      name: undefined,
      text: isOther
        ? config.text.replaceAll('pg_postmaster_start_time()', `'2000-01-01'::timestamptz`)
        : config.text,
    }));
    await rows(processes.shop.pool, 'update product set stock = 7');
    expect((await processes.namesOf(db, { inStock: 1 })).length).toBeGreaterThan(0);
    await sellOutUnnoticed();
    isOther = await replace();
    expect(await processes.namesOf(db, { inStock: 1 })).toEqual([]);
  });

  it('notes of transactions that it never had are forgotten, and mean nothing', async () => {
    const db = processes.start();
    await rows(
      processes.shop.pool,
      `insert into product_change (transaction, product_ids) select '9999999999', array_agg(id) from product`,
    );
    await processes.expectCurrent(db);
    await processes.expectCurrent(db);
    expect(await forgetProductChanges(processes.shop.pool)).toBe(1);
  });
});

describe('notes of changes', () => {
  it('are deleted when every process has read them or reads everything again', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const db = processes.start();
    await processes.show(db);
    await processes.save(6, { stock: 777 });
    expect(await forgetProductChanges(processes.shop.pool)).toBe(0);
    const lifeMs = constants.productChangeLife * 1000;
    await rows(
      processes.shop.pool,
      `update product_change set changed_at = changed_at - make_interval(secs => $1)`,
      [constants.productChangeLife + 1],
    );
    expect(await forgetProductChanges(processes.shop.pool)).toBeGreaterThan(0);
    vi.advanceTimersByTime(lifeMs + 1);
    await processes.expectCurrent(db);
  });

  it('are none where nothing was changed', async () => {
    const count = async () =>
      (
        await rows<{ count: number }>(
          processes.shop.pool,
          'select count(*)::int as count from product_change',
        )
      )[0]?.count;
    const before = await count();
    await rows(processes.shop.pool, 'update product set stock = 1 where false');
    await rows(processes.shop.pool, 'delete from product_slot where false');
    await projectProducts(processes.shop.pool, []);
    expect(await count()).toBe(before);
  });
});

describe('a replica', () => {
  const replica = () =>
    processes.start((config) => ({ ...config, text: config.text.replaceAll('pg_is_in_recovery()', 'true') }));

  it('is read by what its primary has found', async () => {
    const conditions: ConditionsRequest = { inStock: 1 };
    const db = replica();
    await expect(processes.namesOf(db, conditions)).rejects.toThrow('replica');
    shareCatalogue(db, processes.start());
    await processes.save(7, { stock: 99 });
    await processes.expectCurrent(db, conditions);
  });
});
