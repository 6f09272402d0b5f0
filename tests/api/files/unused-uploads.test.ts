import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes, constants } from '#generated/constants.ts';
import { storedFile } from '#server/db/schema/files.ts';
import { memoryStorage } from '#server/gateways/files/index.ts';
import { referToFile, removeUnusedFiles } from '#server/transport/index.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { pdf } from './sample-files.ts';

const files = memoryStorage();
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ files });
});
afterAll(() => shop.close());

/** By a new member: sessions end within the day that passes. */
async function upload(): Promise<string> {
  const { token } = await signInNewMember(shop);
  const { data } = await shop.call('uploadFile', { file: pdf() }, { token });
  return data.slice('/files/u/'.length);
}

it('removes an upload that nothing refers to after a day, once with several processes running', async () => {
  const [unused, used] = [await upload(), await upload()];
  const [row] = await shop.db.select().from(storedFile).where(eq(storedFile.name, used));
  if (!row) throw new Error('the upload has no row');
  await referToFile(shop.db, row, shop.clock.now());
  shop.clock.pass(constants.unusedUploadLife - 60);
  const late = await upload();
  const run = () => removeUnusedFiles(shop.db, files, shop.clock.now());
  expect(await run()).toBe(0);
  shop.clock.pass(120);
  const removed = await Promise.all([run(), run()]);
  expect(removed.toSorted()).toEqual([0, 1]);
  expect(await files.read(unused)).toBeUndefined();
  expect(await files.read(used)).toBeDefined();
  expect(await files.read(late)).toBeDefined();
  const { token: fresh } = await signInNewMember(shop);
  const gone = await shop.call('getFileLink', { path: `/files/u/${unused}` }, { token: fresh });
  expect(gone.code).toBe(codes.notFound);
});
