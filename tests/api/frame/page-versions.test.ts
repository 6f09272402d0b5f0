import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { rewriteComputed, rewriteComputedOfBrand } from '#server/catalogue/index.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { fillDocuments } from '#server/seed/fill-documents.ts';
import { readDemoContent } from '#server/seed/read-demo-content.ts';
import { addProduct } from '../support/products.ts';
import { makeTestApp, openTestApp, type TestApp } from '../support/test-app.ts';

const webApp = resolve('tests/api/support/web-app');
const config = { webDir: webApp, renderModule: resolve(webApp, 'renderer.js'), renderThreads: 1 };

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config });
  await addProduct(shop.db);
  await fillDocuments({ db: shop.db, now: shop.clock.now() }, readDemoContent().documents.slice(0, 1));
});
afterAll(() => shop.close());

/** A number that is another one each time the page is rendered. */
async function mark(path: string, of = shop): Promise<number> {
  const text = await (await of.app.request(path)).text();
  return JSON.parse(/^<!doctype html>(\{.*\})/.exec(text)?.[1] ?? '{}').mark;
}

const newPrice = 'update product set unit_price = unit_price + 1';
const newStock = 'update product set stock = stock + 1';
const newLink = `insert into friend_link (name_zh, name_en, link_url, sort) values ('甲', 'A', 'https://a.example', 1)`;

describe('a page that was rendered', () => {
  it('is served for minutes while nothing changes', async () => {
    const first = await mark('/kept');
    shop.clock.pass(constants.pageKept - 1);
    expect(await mark('/kept')).toBe(first);
  });

  it.each([newPrice, newLink, 'update friend_link set sort = sort', 'delete from friend_link'])(
    'is rendered again at once after: %s',
    async (change) => {
      const first = await mark('/changed');
      expect(await mark('/changed')).toBe(first);
      await shop.pool.query(change);
      expect(await mark('/changed')).not.toBe(first);
    },
  );

  it('is rendered again when a job has rewritten all search tokens, and not before', async () => {
    const first = await mark('/tokens');
    await shop.pool.query('update search_tokens set next_product = 0');
    await shop.pool.query('update product set tokens = tokens, mpn_key = mpn_key');
    shop.clock.pass(constants.pageFresh + 1);
    expect(await mark('/tokens')).toBe(first);
    await rewriteComputed(shop.pool);
    const second = await mark('/tokens');
    expect(second).not.toBe(first);
    await rewriteComputed(shop.pool);
    expect(await mark('/tokens')).toBe(second);
  });

  it('is rendered again when the products of a brand have got other search tokens', async () => {
    const first = await mark('/brand');
    await rewriteComputedOfBrand(shop.pool, 'YAGEO');
    expect(await mark('/brand')).not.toBe(first);
  });

  it.each([newStock, 'update technical_document set tokens = tokens, text_zh = text_zh'])(
    'may show what was so some seconds ago after: %s',
    async (change) => {
      const first = await mark('/stock');
      await shop.pool.query(change);
      expect(await mark('/stock')).toBe(first);
      shop.clock.pass(constants.pageFresh + 1);
      expect(await mark('/stock')).not.toBe(first);
    },
  );
});

describe('a version', () => {
  const versions = async () => {
    const pages = 'select kind, sum(version) as version from page_version group by kind order by kind';
    const catalogue = 'select version from catalogue_version';
    return [(await shop.pool.query(pages)).rows, (await shop.pool.query(catalogue)).rows];
  };

  it.each([
    `${newPrice} where id = 0`,
    `${newStock} where id = 0`,
    'update technical_document set browse_count = browse_count + 1, tokens = tokens where id = 0',
    'delete from friend_link where id = 0',
    `insert into category (level, path_key, name_zh, name_en) select level, path_key, name_zh, name_en from category on conflict do nothing`,
    'update column_def set slot = slot where id = 0',
    'delete from text_value where id = 0',
  ])('is not raised by a statement that touches no row: %s', async (statement) => {
    const before = await versions();
    await shop.pool.query(statement);
    expect(await versions()).toEqual(before);
  });

  it('is raised by whatever is committed after what was taken back', async () => {
    const before = await versions();
    const client = await shop.pool.connect();
    try {
      for (const statement of ['begin', 'savepoint s', newPrice, 'rollback to s'])
        await client.query(statement);
      await client.query(newPrice);
      await client.query('commit');
    } finally {
      client.release();
    }
    const after = await versions();
    expect(after).not.toEqual(before);
    await shop.pool.query(newPrice);
    expect(await versions()).not.toEqual(after);
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
        await client.query(newLink);
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
