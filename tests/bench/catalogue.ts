import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type RunningPostgresql, startPostgresql } from '../support/postgresql/start-postgresql.ts';
import { type ListTimings, measureCatalogue } from './catalogue-lists.ts';
import { measureRates, type Rates } from './catalogue-rates.ts';
import { measureDeepPages } from './deep-pages.ts';
import { openScratch } from './scratch-database.ts';

/**
 * Measures the catalogue on products of real texts:
 *   node tests/bench/catalogue.ts [--database postgresql|pglite] [--sizes 10000,100000] [--out FILE]
 * PostgreSQL: the server of DATABASE_URL, on which databases may be made, or one that is started for this.
 */
interface Report {
  database: string;
  /** By number of products; milliseconds. */
  lists: Record<string, ListTimings>;
  /** By number of products; product lists per second through the app and through a bare server. */
  rates: Record<string, Rates>;
}

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'postgresql' },
    sizes: { type: 'string', default: '10000,100000' },
    out: { type: 'string', default: '.cache/bench/catalogue.json' },
  },
});

async function measure(): Promise<Report> {
  const server =
    options.database === 'pglite' ? undefined : await startPostgresql({ shared_buffers: '512MB' });
  try {
    return await measureOn(server);
  } finally {
    await server?.stop();
  }
}

async function measureOn(server: RunningPostgresql | undefined): Promise<Report> {
  const report: Report = { database: server?.name ?? 'PGlite', lists: {}, rates: {} };
  console.log(report.database);
  for (const size of options.sizes.split(',').map(Number)) {
    const scratch = await openScratch(server?.url);
    try {
      const lists = await measureCatalogue(scratch.database, size);
      report.lists[size] = { ...lists, ...(await measureDeepPages(scratch.database.pool)) };
      print(size, report.lists[size]);
      if (!scratch.url) continue;
      const rates = await measureRates(scratch.database.pool, scratch.url);
      report.rates[size] = rates;
      console.log(`app ${rates.app}/s, bare node:http ${rates.bare}/s, share ${rates.share}`);
    } finally {
      await scratch.close();
    }
  }
  return report;
}

function print(size: number, timings: ListTimings): void {
  console.log(`\n${size.toLocaleString('en-US')} products          p50      p95 (ms)`);
  for (const [name, { p50, p95 }] of Object.entries(timings)) {
    console.log(`${name.padEnd(40)} ${p50.toFixed(2).padStart(8)} ${p95.toFixed(2).padStart(8)}`);
  }
}

const report = await measure();
await mkdir(dirname(options.out), { recursive: true });
await writeFile(options.out, `${JSON.stringify(report, null, 2)}\n`);
console.log(`\nwritten: ${options.out}`);
