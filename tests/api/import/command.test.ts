import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { lockDataFolder } from '#server/db/data-lock.ts';
import { importFile } from '#server/import/import-file.ts';
import { runCommand } from '#server/import/run-command.ts';
import { openTestDatabase } from '../support/database.ts';
import { prepareDataFolder } from '../support/pglite-snapshot.ts';
import { urlOfDatabase } from '../support/postgresql-setup.ts';
import { csvText, partRow, partsMapping, resistors, temporaryFolder } from './parts-file.ts';
import { countProducts, snapshot } from './stored-catalogue.ts';

const supplier = 'Killed';
/** More than one batch, so that a process can die between two. */
const count = 2001;
const folder = temporaryFolder();
const file = folder.write('parts.csv', csvText(resistors(count)));
const map = folder.write('mapping.json', JSON.stringify(partsMapping({ supplier })));
const dataDir = folder.path('data');

/** On PostgreSQL the copy that other tests use too; on PGlite a folder, since only one process may have it open. */
let where: Record<string, string>;
let open: () => Promise<OpenDatabase>;
let close: () => Promise<void>;

beforeAll(async () => {
  const url = inject('postgresqlUrl');
  if (url) {
    const copy = await openTestDatabase();
    const { rows } = await copy.pool.query<{ name: string }>('select current_database() as name');
    const databaseUrl = urlOfDatabase(url, rows[0]?.name ?? '');
    where = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    open = () => openDatabase({ databaseUrl, dataDir });
    close = copy.close;
    return;
  }
  await prepareDataFolder(dataDir);
  where = { DATA_DIR: dataDir, DATABASE_URL: '' };
  open = () => openDatabase({ dataDir });
  close = async () => undefined;
});
afterAll(() => close());

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, ['src/server/import/main.ts', ...args, '--map', map], {
    env: { ...process.env, ...where, NODE_COMPILE_CACHE: '.cache/node' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Starts an import and kills it, without a chance to tidy up, at the first line of progress that fits. */
async function killAt(line: RegExp): Promise<void> {
  const child = start(file);
  const exit = once(child, 'exit');
  for await (const told of createInterface({ input: child.stderr ?? process.stdin })) {
    if (line.test(told)) child.kill('SIGKILL');
  }
  expect((await exit)[1]).toBe('SIGKILL');
}

/** Runs the command in this process. */
async function run(...args: string[]): Promise<{ code: number; out: string }> {
  const stream = new PassThrough();
  const told = text(stream);
  const code = await runCommand([...args, '--map', map], { env: where, out: stream, err: stream });
  stream.end();
  return { code, out: await told };
}

async function withDatabase<T>(use: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

describe('an import that is killed', () => {
  it('leaves nothing behind, wherever it was, and the next run completes it', async () => {
    await killAt(/^Reading .* 1,\d{3} rows/);
    await killAt(/^Loading .* 1,\d{3} rows/);
    await withDatabase(async ({ pool }) => {
      const left = await snapshot(pool);
      expect([left.product, left.product_slot, left.column_def, left.category]).toEqual([[], [], [], []]);
      const report = await importFile({ file, mapping: partsMapping({ supplier }), db: pool });
      expect(report).toMatchObject({ outcome: 'loaded', inserted: count });
      expect(await countProducts(pool, supplier)).toBe(count);
      const runs = await pool.query<{ state: string }>('select state from import_run order by id');
      expect(runs.rows.map(({ state }) => state)).toEqual(['failed', 'failed', 'done']);
    });
  });
});

describe('the import command', () => {
  it('ends as a process with the code that it found', async () => {
    const child = start(folder.path('nowhere.csv'));
    const told = text(child.stderr ?? process.stdin);
    expect((await once(child, 'close'))[0]).toBe(1);
    expect(await told).toBe(`Cannot read ${folder.path('nowhere.csv')}: there is no such file.\n`);
  });

  it('reports its progress and its result', async () => {
    const rows = [partRow(), partRow({ no: 'S2', prices: 'ask' })];
    const mixed = folder.write('mixed.csv', csvText(rows));
    const strict = await run(mixed, '--strict');
    expect(strict).toMatchObject({ code: 1, out: expect.stringContaining('Refused; nothing was changed.') });
    const good = folder.write('good.csv', csvText([partRow()]));
    expect(await run(good)).toMatchObject({ code: 0, out: expect.stringContaining('1 product added') });
    const told = await run(mixed);
    expect(told.code).toBe(2);
    expect(told.out).toMatch(/^Reading 100 % {2}2 rows\nLoading 100 % {2}1 row\nLoaded into the .*database /);
    expect(told.out).toMatch(
      /1 × refused: The price cannot be read\n[\s\S]*Report: .*mixed\.csv-\d+-\d+\.overview\.md and .*\.overview\.json\nRow by row: .*mixed\.csv-\d+-\d+\.csv\n$/,
    );
  });

  it.skipIf(inject('postgresqlUrl') !== undefined)('says what to do while the shop is running', async () => {
    const release = lockDataFolder(dataDir);
    const told = await run(file);
    release();
    expect(told.code).toBe(1);
    expect(told.out).toMatch(/^The shop, or another import, is running .* Stop it .* DATABASE_URL\.\n$/);
  });
});
