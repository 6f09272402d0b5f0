import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { parseJson } from '#domain/wire/parse-json.ts';
import { openDatabase } from '#server/db/client.ts';
import { startPostgresql } from '#tests/support/postgresql/start-postgresql.ts';
import type { ImportRun } from './import-run.ts';
import { writeSupplierFile } from './import-supplier-file.ts';
import { processorSeconds } from './processor-seconds.ts';
import { createScratchDatabase } from './scratch-database.ts';

/**
 * Measures the importer on synthetic supplier files, into an empty catalogue:
 *   node tests/bench/import.ts [--sizes 10000,100000] [--out FILE]
 * on PostgreSQL where one can be had (DATABASE_URL, else one that is started with its usual, durable settings), and on PGlite.
 */
const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    out: { type: 'string', default: '.cache/bench/import.json' },
  },
});

interface Measured extends ImportRun {
  /** Of the importer and, where this program has started it, of PostgreSQL. */
  readonly processorSeconds: number;
}

type Runs = Record<string, Measured[]>;

async function run(file: string, where: { DATABASE_URL: string; DATA_DIR: string }): Promise<Measured> {
  const before = processorSeconds(process.pid);
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/bench/import-run.ts', file], {
    env: { ...process.env, ...where },
  });
  const used = processorSeconds(process.pid) - before;
  return { ...parseJson<ImportRun>(stdout), processorSeconds: Number(used.toFixed(1)) };
}

function note(runs: Runs, database: string, one: Measured): void {
  const cells = [one.rows, one.seconds, one.rowsPerSecond, one.processorSeconds, one.peakMegabytes];
  console.log(database.padEnd(12) + cells.map((cell) => cell.toLocaleString('en-US').padStart(12)).join(''));
  runs[database] = [...(runs[database] ?? []), one];
}

async function measure(folder: string): Promise<Runs> {
  const runs: Runs = {};
  const server = await startPostgresql({});
  if (!server) console.log('No PostgreSQL could be had.');
  console.log(
    `${'database'.padEnd(12)}${['rows', 'seconds', 'rows/s', 'processor s', 'peak MB'].map((name) => name.padStart(12)).join('')}`,
  );
  try {
    for (const size of options.sizes.split(',').map(Number)) {
      const file = join(folder, `${size}.csv`);
      await writeSupplierFile(file, size);
      const DATA_DIR = join(folder, `data-${size}`);
      if (server) {
        const scratch = await createScratchDatabase(server.url);
        note(runs, 'PostgreSQL', await run(file, { DATABASE_URL: scratch.url, DATA_DIR }));
        await scratch.drop();
      }
      // The import is measured, not the making of a database.
      await (await openDatabase({ dataDir: DATA_DIR })).close();
      note(runs, 'PGlite', await run(file, { DATABASE_URL: '', DATA_DIR }));
    }
    return runs;
  } finally {
    await server?.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
try {
  const runs = await measure(folder);
  mkdirSync(dirname(options.out), { recursive: true });
  writeFileSync(options.out, `${JSON.stringify(runs, null, 2)}\n`);
  console.log(`written: ${options.out}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
