import { afterAll, beforeAll, expect, it } from 'vitest';
import { rewriteComputed } from '#server/catalogue/index.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { rows } from '#server/db/queryable.ts';
import { importFile } from '#server/import/import-file.ts';
import { openTestDatabase } from '../support/database.ts';
import { csvText, partRow, partsMapping } from './parts-file.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const mapping = partsMapping({ supplier: 'First', parameters: [] });
const load = (no: string) =>
  importFile({ stream: [csvText([partRow({ no, mpn: no })])], mapping, db: database.pool });
const spoil = () => rows(database.pool, `update product set tokens = '{}'`);
const becomeOlder = () => rows(database.pool, 'update search_tokens set version = version - 1');

it('Only what an older release has saved is written again, not what the first import did.', async () => {
  await load('F1');
  await spoil();
  expect(await rewriteComputed(database.pool)).toBe(0);
  await becomeOlder();
  await load('F2');
  await spoil();
  expect(await rewriteComputed(database.pool)).toBe(2);
});
