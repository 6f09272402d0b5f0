import { afterAll, beforeAll, expect, it } from 'vitest';
import { CachedContent } from '#server/cached-content.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { inRequestScope } from '#server/request-scope.ts';
import { pageVersionsOf } from '#server/site/rendering/page-version.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';
import { watchStatements } from './watch-statements.ts';

let shop: ResistorShop;
/** The statements that were made. */
const asked: string[] = [];
let watched: Queryable;

beforeAll(async () => {
  shop = await openResistorShop();
  watched = watchStatements(shop.pool, asked);
});
afterAll(() => shop.close());

/** The reads of a page, for which the version is read first. */
async function page<T>(work: () => Promise<T>): Promise<T> {
  const pageVersion = await pageVersionsOf(shop.pool).read();
  return inRequestScope({ requestId: 'page', pageVersion }, work);
}

it('Small contents are those of the version of the page.', async () => {
  const content = new CachedContent(async () => ({}));
  const versions = () => asked.filter((text) => text.includes('page_version')).length;
  const readTwice = async () => {
    await page(() => content.of(watched));
    return page(() => content.of(watched));
  };
  const before = await readTwice();
  expect(before).toBeDefined();
  expect(versions()).toBe(0);
  await rows(shop.pool, "update category set name_en = 'Resistors again' where id = $1", [shop.resistors]);
  const after = await readTwice();
  expect(after).toBeDefined();
  expect(after).not.toBe(before);
});
