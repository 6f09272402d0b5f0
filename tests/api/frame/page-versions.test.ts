import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { makeTestApp, openTestApp, type TestApp } from '../support/test-app.ts';

const webApp = resolve('tests/api/support/web-app');
const config = { webDir: webApp, renderModule: resolve(webApp, 'renderer.js'), renderThreads: 1 };

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config });
});
afterAll(() => shop.close());

/** A number that is another one each time the page is rendered. */
async function mark(path: string, of = shop): Promise<number> {
  const text = await (await of.app.request(path)).text();
  return JSON.parse(/^<!doctype html>(\{.*\})/.exec(text)?.[1] ?? '{}').mark;
}

const newPrice = 'update product set unit_price = unit_price + 1';
const newStock = 'update product set stock = stock + 1';

describe('a page that was rendered', () => {
  it('It is served for minutes while nothing changes.', async () => {
    const first = await mark('/kept');
    shop.clock.pass(constants.pageKept - 1);
    expect(await mark('/kept')).toBe(first);
  });

  it.each([newPrice, 'delete from friend_link where id = 0', 'update news set title_zh = title_zh'])(
    'It is rendered again at once after: %s',
    async (change) => {
      const first = await mark('/changed');
      expect(await mark('/changed')).toBe(first);
      await shop.pool.query(change);
      expect(await mark('/changed')).not.toBe(first);
    },
  );

  it.each([
    newStock,
    'update product set tokens = tokens',
    'update technical_document set tokens = tokens, text_zh = text_zh',
  ])('It may show what was so some seconds ago after: %s', async (change) => {
    const first = await mark('/stock');
    await shop.pool.query(change);
    expect(await mark('/stock')).toBe(first);
    shop.clock.pass(constants.pageFresh + 1);
    expect(await mark('/stock')).not.toBe(first);
  });
});

describe.skipIf(!inject('postgresqlUrl'))('a page of several servers on one PostgreSQL', () => {
  let other: TestApp;
  let connection: OpenDatabase;
  beforeAll(async () => {
    connection = await openDatabase({ databaseUrl: shop.pool.options.connectionString ?? '', dataDir: '' });
    other = makeTestApp(connection, { config });
  });
  afterAll(() => connection.close());

  it('A change shows at every server as soon as it is committed, and not before.', async () => {
    const first = [await mark('/both'), await mark('/both', other)];
    const client = await shop.pool.connect();
    try {
      await client.query('begin');
      await client.query(newPrice);
      expect([await mark('/both'), await mark('/both', other)]).toEqual(first);
      await client.query('commit');
    } finally {
      client.release();
    }
    expect(await mark('/both')).not.toBe(first[0]);
    expect(await mark('/both', other)).not.toBe(first[1]);
  });

  it('Changes that are made at the same time wait for nobody, and each of them shows.', async () => {
    const [one, two] = [await shop.pool.connect(), await shop.pool.connect()];
    try {
      for (const client of [one, two]) {
        await client.query('begin');
        await client.query('delete from friend_link where id = 0');
      }
      const first = await mark('/parallel');
      await two.query('commit');
      const second = await mark('/parallel');
      await one.query('commit');
      const third = await mark('/parallel');
      expect(new Set([first, second, third]).size).toBe(3);
    } finally {
      one.release();
      two.release();
    }
  });
});
