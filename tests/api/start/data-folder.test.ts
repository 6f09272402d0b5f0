import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { checkDiskSpace } from '#server/db/disk-space.ts';
import { StartProblem } from '#server/start-problem.ts';
import { quickFolder } from '#tests/support/quick-folder.ts';

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

it('keeps the embedded database for its owner only', async () => {
  const folder = await mkdtemp(join(quickFolder(), 'shop-private-'));
  const database = await openDatabase({ dataDir: join(folder, 'data') });
  await database.close();
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  expect(entries.length).toBeGreaterThan(100);
  const modes = entries.map(async (entry) => {
    const mode = await modeOf(join(entry.parentPath, entry.name));
    return `${entry.isDirectory() ? 'folder' : 'file'} ${mode}`;
  });
  expect(new Set(await Promise.all(modes))).toEqual(new Set(['folder 700', 'file 600']));
  await rm(folder, { recursive: true });
});

it('says in one sentence that there is no room for the database', () => {
  const free = 9.5 * 2 ** 20;
  const check = (database: string) => () => checkDiskSpace('/data', database, free);
  expect(check('/data/none')).toThrow(StartProblem);
  expect(check('/data/none')).toThrow(
    'A new database needs 128 MB on the disk of /data, and 9 MB are free. Make room, or choose another folder with DATA_DIR.',
  );
  expect(check('/')).toThrow('The database needs 16 MB on the disk of /data, and 9 MB are free.');
  expect(() => checkDiskSpace('/data', '/', 2 ** 30)).not.toThrow();
});
