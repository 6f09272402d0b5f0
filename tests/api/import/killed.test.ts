import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { urlOfDatabase } from '../support/postgresql-setup.ts';
import { csvText, partRow, partsMapping, resistors, temporaryFolder } from './parts-file.ts';
import { countProducts, snapshot } from './stored-catalogue.ts';

const supplier = 'Killed';
const count = 3000;
const folder = temporaryFolder();
const file = folder.write('parts.csv', csvText(resistors(count)));
const map = folder.write('mapping.json', JSON.stringify(partsMapping({ supplier })));

/** On PostgreSQL the copy that other tests use too; on PGlite a folder, since only one process may have it open. */
let where: Record<string, string>;
let open: () => Promise<OpenDatabase>;
let close: () => Promise<void>;

beforeEach(async () => {
  const url = inject('postgresqlUrl');
  const dataDir = folder.path(`data-${Math.random()}`);
  const copy = url ? await openTestDatabase() : undefined;
  const names = await copy?.pool.query<{ name: string }>('select current_database() as name');
  const databaseUrl = url && names?.rows[0] ? urlOfDatabase(url, names.rows[0].name) : undefined;
  where = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  open = () => openDatabase(databaseUrl ? { databaseUrl, dataDir } : { dataDir });
  close = async () => copy?.close();
});
afterEach(() => close());

function run(...args: string[]): ChildProcess {
  return spawn(process.execPath, ['src/server/import/main.ts', ...args, '--map', map], {
    env: { ...process.env, ...where },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts an import and kills it, without a chance to tidy up, at the first line of progress that fits. */
async function killedAt(line: RegExp): Promise<void> {
  const child = run(file);
  const exit = once(child, 'exit');
  for await (const text of createInterface({ input: child.stderr ?? process.stdin })) {
    if (line.test(text)) child.kill('SIGKILL');
  }
  expect((await exit)[1]).toBe('SIGKILL');
}

async function runToEnd(...args: string[]): Promise<{ code: number; out: string }> {
  const child = run(...args);
  let out = '';
  child.stdout?.on('data', (chunk) => (out += chunk));
  child.stderr?.on('data', (chunk) => (out += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, out };
}

async function withDatabase<T>(use: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

async function nothingIsLoaded(): Promise<void> {
  await withDatabase(async ({ pool }) => {
    const left = await snapshot(pool);
    expect([left.product, left.product_slot, left.column_def, left.category]).toEqual([[], [], [], []]);
  });
}

describe('an import that is killed', () => {
  it('leaves nothing behind, wherever it was, and the next run completes it', async () => {
    await killedAt(/^Reading .* 1,000 rows/);
    await nothingIsLoaded();
    await killedAt(/^Loading .* 1,000 rows/);
    await nothingIsLoaded();

    const next = await runToEnd(file);
    expect(next).toMatchObject({ code: 0, out: expect.stringContaining('3,000 products added') });
    await withDatabase(async ({ pool }) => {
      expect(await countProducts(pool, supplier)).toBe(count);
      const runs = await pool.query<{ state: string }>('select state from import_run order by id');
      expect(runs.rows.map(({ state }) => state)).toEqual(['failed', 'failed', 'done']);
    });
  });
});

describe('the import command', () => {
  it('tells by its exit code what happened', async () => {
    const rows = [partRow(), partRow({ no: 'S2', prices: '' })];
    const mixed = folder.write('mixed.csv', csvText(rows));
    const strict = await runToEnd(mixed, '--strict');
    expect(strict).toMatchObject({ code: 1, out: expect.stringContaining('Refused; nothing was changed.') });
    const told = /1 × refused: There is no price\nRow by row: .*mixed\.csv-\d+-\d+\.csv\n$/;
    expect(await runToEnd(mixed)).toMatchObject({ code: 2, out: expect.stringMatching(told) });
    const missing = await runToEnd(folder.path('nowhere.csv'));
    expect(missing).toEqual({
      code: 1,
      out: `Cannot read ${folder.path('nowhere.csv')}: there is no such file.\n`,
    });
  });
});
