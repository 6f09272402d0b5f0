// As in a shop that takes Alipay: its library changes how sockets are destroyed.
import 'alipay-sdk';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { inMemory, OwnPostgresql, throwaway } from '#tests/support/postgresql/own-postgresql.ts';
import { canMountSmallDisk } from '#tests/support/postgresql/small-disk.ts';
import { checkLedgers } from '../support/ledgers.ts';
import { makeTestApp, type TestApp } from '../support/test-app.ts';
import { Writers } from './writers.ts';

/** What is committed survives the end of the server, if not of the machine. */
const settings = { ...throwaway, synchronous_commit: 'on' };
const log = pino({ level: 'silent' });

async function openShop(databaseUrl: string): Promise<TestApp> {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, log);
  database.startWatch();
  return makeTestApp(database);
}

async function startWriters(shop: TestApp, database: OpenDatabase = shop): Promise<Writers> {
  const writers = await Writers.prepare(database.db);
  writers.start((fields, as) => shop.call('submitDirectOrder', fields, as));
  await writers.untilPlaced(10);
  return writers;
}

const terminateAll = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

describe.skipIf(!inject('postgresqlUrl'))('PostgreSQL under ten writers', () => {
  let server: OwnPostgresql;
  let shop: TestApp;
  beforeAll(async () => {
    server = await (await OwnPostgresql.prepare(settings, inMemory)).initialise().start();
    shop = await openShop(server.url);
  });
  afterAll(async () => {
    await shop.close();
    await server.remove();
  });

  it('has all its connections ended', async () => {
    const writers = await startWriters(shop);
    for (let turn = 1; turn <= 3; turn += 1) {
      await server.run(terminateAll);
      await writers.untilPlaced(10);
    }
    await writers.stopAndCheck(shop.db);
    await checkLedgers(shop);
  });

  it.each(['SIGINT', 'SIGQUIT'] as const)('is ended by %s and started again', async (signal) => {
    const writers = await startWriters(shop);
    await server.stop(signal);
    await writers.untilRefused();
    expect((await shop.app.request('/health')).status).toBe(503);
    await server.start();
    await writers.untilPlaced(10);
    await writers.stopAndCheck(shop.db);
  });

  it('freezes: calls are refused while it stands still, and go through when it goes on', async () => {
    const writers = await startWriters(shop);
    server.freeze();
    try {
      await writers.untilRefused();
      const { status, code } = await shop.call('getCatalogTree');
      expect({ status, code }).toEqual({ status: 503, code: 5002 });
      expect((await shop.app.request('/health')).status).toBe(503);
    } finally {
      server.thaw();
    }
    await writers.untilPlaced(10);
    await writers.stopAndCheck(shop.db);
    await checkLedgers(shop);
  });

  it('limits statements, waits for locks and idle transactions on every connection', async () => {
    const clients = await Promise.all(Array.from({ length: 10 }, () => shop.pool.connect()));
    try {
      for (const client of clients) {
        const { rows } = await client.query(
          `select name from pg_settings where setting = '0'
            and name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
        );
        expect(rows).toEqual([]);
      }
    } finally {
      for (const client of clients) client.release();
    }
  });
});

describe.skipIf(!inject('postgresqlUrl'))('a shop with a primary and a standby under ten writers', () => {
  it('goes on with the standby once that is promoted, and with every order', async () => {
    const replicated = { ...settings, synchronous_standby_names: '*' };
    const first = (await OwnPostgresql.prepare(replicated, inMemory)).initialise();
    const second = (await OwnPostgresql.prepare(settings, inMemory)).follow(first);
    const hosts = [first, second].map(({ url }) => new URL(url).host).join(',');
    let shop: TestApp | undefined;
    try {
      await Promise.all([first.start(), second.start()]);
      shop = await openShop(first.url.replace(new URL(first.url).host, hosts));
      const writers = await startWriters(shop);
      await first.stop('SIGQUIT');
      await writers.untilRefused();
      await second.run('select pg_promote()');
      await writers.untilPlaced(10);
      await writers.stopAndCheck(shop.db);
      await checkLedgers(shop);
    } finally {
      await shop?.close();
      await Promise.all([first.remove(), second.remove()]);
    }
  });
});

const mountable = inject('postgresqlUrl') !== undefined && canMountSmallDisk();
if (inject('postgresqlUrl') && !mountable)
  console.log('No disk can be mounted here: the test of a full disk is left out.');

describe.skipIf(!mountable)('PostgreSQL whose disk is full, under ten writers', () => {
  it('refuses orders, goes on reading, and takes orders again when there is room', async () => {
    const server = await OwnPostgresql.prepare(settings, { ...inMemory, smallDisk: true });
    await server.initialise().start();
    await server.run(`create tablespace small location '${server.disk}'`);
    await server.run('create database shop tablespace small');
    const shop = await openShop(server.url.replace(/postgres$/, 'shop'));
    try {
      const writers = await startWriters(shop);
      await server.run('create table ballast (text text)', 'shop');
      const fill = (size: number) =>
        server.run(`insert into ballast select repeat('x', 1000) from generate_series(1, ${size})`, 'shop');
      for (const size of [10_000, 1000, 100, 10])
        while (
          await fill(size).then(
            () => true,
            () => false,
          )
        );
      await writers.untilRefused();
      expect((await shop.call('getCatalogTree')).code).toBe(0);
      await server.run('drop table ballast', 'shop');
      await writers.untilPlaced(10);
      await writers.stopAndCheck(shop.db);
      await checkLedgers(shop);
    } finally {
      await shop.close();
      await server.remove();
    }
  });
});
