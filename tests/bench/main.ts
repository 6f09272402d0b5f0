// `npm run bench`: every measurement of the project, printed and written as one JSON file.
//   npm run bench -- [--only generate,bundle,catalogue,pglite,import,mocks,trace,drift,compare] [--quick] [--out FILE]
//   npm run bench -- --only overload [--quick] [--out FILE]    what is served at four times the load; wants a quiet machine
//   npm run bench -- --only export [--quick] [--out FILE]      exports of 10,000 and 100,000 lines, and what the server holds
//   npm run bench -- --only outage [--quick] [--out FILE]      the database goes away in seven ways; full disks want root
//   npm run bench -- --only orders [--quick] [--out FILE]      a member with 10,000 orders in a shop with a million
//   npm run bench -- --only judged [--quick] [--out FILE]      the judged searches among 1,000,000 products of real texts
//   npm run bench -- --only large [--quick] [--out FILE]       search, lists, facets, suggestions in a shop with 1,000,000 products
//   npm run bench -- --only layout                            the layout of every page and category, in both languages
//   npm run bench -- --only pages,calls [--quick]             pages and calls next to bare node:http; kept in bench-history.json
//   npm run bench -- --only turns --before FOLDER [--quick]  pages of an earlier state of the repository and of this one, in turns
//   npm run bench -- --only placing [--quick]                 orders of eight members at once; kept in bench-history.json
//   npm run bench -- --only soak [--quick] [--out FILE]        an hour or more for each database, so only when it is asked for
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../../src/run/browser.ts';
import { bundleTable, measureBundle } from './bundle.ts';

const byDefault = 'generate,bundle,catalogue,pglite,import,mocks,trace,drift,compare';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: byDefault },
    quick: { type: 'boolean', default: false },
    before: { type: 'string', default: '' },
    out: { type: 'string', default: 'bench-results.json' },
    help: { type: 'boolean', default: false },
  },
});
const folder = '.cache/bench';
/** What is measured with fewer requests is compared with its like only. */
const quickHistory = `${folder}/quick-history.json`;

/** Runs a script of the project in a process of its own; its lines are shown as they come. */
function run(script: string, args: string[] = []): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
  return (performance.now() - started) / 1000;
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function measureCatalogueOn(database: 'postgresql' | 'pglite', sizes: string): unknown {
  const out = `${folder}/catalogue-${database}.json`;
  run('tests/bench/catalogue.ts', ['--database', database, '--sizes', sizes, '--out', out]);
  return readReport(out);
}

const measurements: Record<string, () => unknown> = {
  generate: () => {
    const seconds = run('src/codegen/generate.ts', ['--check']);
    console.log(`generation and comparison: ${seconds.toFixed(1)} s`);
    return { seconds };
  },
  bundle: () => {
    run('src/run/build.ts', ['--quiet']);
    const sizes = measureBundle();
    console.log(bundleTable(sizes));
    return sizes;
  },
  catalogue: () => measureCatalogueOn('postgresql', options.quick ? '10000' : '10000,100000,1000000'),
  pglite: () => measureCatalogueOn('pglite', options.quick ? '10000' : '200000'),
  import: () => {
    const out = `${folder}/import.json`;
    run('tests/bench/import.ts', ['--sizes', options.quick ? '10000' : '10000,100000', '--out', out]);
    return readReport(out);
  },
  mocks: () => {
    const [served, page] = [`${folder}/mocks.json`, `${folder}/first-page.json`];
    run('tests/bench/mocks.ts', ['--rounds', options.quick ? '1' : '5', '--out', served]);
    run('tests/bench/first-page.ts', ['--runs', options.quick ? '1' : '5', '--out', page]);
    return { served: readReport(served), firstPage: readReport(page) };
  },
  trace: () => {
    const out = `${folder}/trace.json`;
    run('tests/bench/request-trace.ts', ['--rounds', options.quick ? '1' : '5', '--out', out]);
    return readReport(out);
  },
  drift: () => {
    const out = `${folder}/drift.json`;
    const few = ['--mutations', 'totals,order,filters,defaults'];
    run('tests/bench/drift/main.ts', ['--out', out, ...(options.quick ? few : [])]);
    return readReport(out);
  },
  overload: () => {
    const out = `${folder}/overload.json`;
    run('src/run/build.ts', ['--quiet']);
    run('tests/bench/overload/main.ts', ['--out', out, ...(options.quick ? ['--seconds', '8'] : [])]);
    return readReport(out);
  },
  layout: () => {
    run('src/run/build.ts', ['--quiet']);
    process.env.CHROMIUM_PATH = ensureBrowser();
    process.env.LAYOUT_SWEEP = 'full';
    const seconds = run('node_modules/playwright/cli.js', [
      ...['test', '--config', 'tests/playwright.config.ts', 'pages', 'list-columns'],
    ]);
    return { seconds };
  },
  soak: () => {
    const out = `${folder}/soak.json`;
    const few = ['--reads', '5000', '--orders', '200', '--measurements', '10'];
    run('tests/bench/soak/main.ts', ['--out', out, ...(options.quick ? few : [])]);
    return readReport(out);
  },
  outage: () => {
    const out = `${folder}/outage.json`;
    const short = ['--outages', 'restart,crash,terminated,failover'];
    run('tests/bench/outage/main.ts', ['--out', out, ...(options.quick ? short : [])]);
    return readReport(out);
  },
  orders: () => {
    const out = `${folder}/orders.json`;
    const few = ['--orders', '20000', '--own', '2000', '--runs', '50'];
    run('tests/bench/orders/main.ts', ['--out', out, ...(options.quick ? few : [])]);
    return readReport(out);
  },
  judged: () => {
    const out = `${folder}/judged.json`;
    run('tests/bench/judged/main.ts', ['--out', out, ...(options.quick ? ['--products', '50000'] : [])]);
    return readReport(out);
  },
  large: () => {
    const out = `${folder}/large.json`;
    const few = ['--products', '100000', '--runs', '30'];
    run('tests/bench/large-shop/main.ts', ['--out', out, ...(options.quick ? few : [])]);
    return readReport(out);
  },
  export: () => {
    const out = `${folder}/export.json`;
    run('tests/bench/export/main.ts', ['--out', out, ...(options.quick ? ['--sizes', '5000'] : [])]);
    return readReport(out);
  },
  pages: () => {
    const out = `${folder}/pages.json`;
    run('src/run/build.ts', ['--quiet']);
    const few = ['--pages', '10', '--settled', '0', '--history', quickHistory];
    run('tests/bench/speed/pages.ts', ['--out', out, ...(options.quick ? few : [])]);
    return readReport(out);
  },
  calls: () => {
    const out = `${folder}/calls.json`;
    run('src/run/build.ts', ['--quiet']);
    const few = ['--calls', '100', '--history', quickHistory];
    run('tests/bench/speed/calls.ts', ['--out', out, ...(options.quick ? few : [])]);
    return readReport(out);
  },
  turns: () => {
    const out = `${folder}/turns.json`;
    run('src/run/build.ts', ['--quiet']);
    const few = ['--turns', '4', '--warm-up', '50'];
    run('tests/bench/speed/turns.ts', [
      ...['--before', options.before, '--out', out],
      ...(options.quick ? few : []),
    ]);
    return readReport(out);
  },
  placing: () => {
    const out = `${folder}/placing.json`;
    const few = ['--orders', '300', '--history', quickHistory];
    run('tests/bench/speed/placing.ts', ['--out', out, ...(options.quick ? few : [])]);
    return readReport(out);
  },
  compare: () => {
    const out = `${folder}/compare.json`;
    run('tests/bench/compare/compare.ts', ['--out', out]);
    return readReport(out);
  },
};

if (options.help) {
  console.log(`npm run bench [-- --only NAMES] [--quick] [--out FILE]

  --only NAMES      separated by commas (by default ${byDefault}):
                    ${Object.keys(measurements).join(' ')}
  --quick           measures less
  --before FOLDER   for turns: a built copy of the repository at an earlier commit
  --out FILE        where the figures are written (bench-results.json)

tests/bench/README.md says what each measures.`);
  process.exit(0);
}
const chosen = options.only.split(',');
const unknown = chosen.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  console.error(
    `No measurement is called ${unknown.join(', ')}: choose from ${Object.keys(measurements).join(', ')}.`,
  );
  process.exit(1);
}
if (chosen.includes('turns') && !existsSync(join(options.before, 'dist/web'))) {
  console.error('turns needs --before FOLDER: a copy of the repository at an earlier commit, built there.');
  process.exit(1);
}
const results: Record<string, unknown> = {
  machine: {
    cores: availableParallelism(),
    processor: cpus()[0]?.model,
    memoryGb: Math.round(totalmem() / 2 ** 30),
  },
};
mkdirSync(folder, { recursive: true });
for (const name of chosen) {
  console.log(`\n== ${name}`);
  results[name] = measurements[name]?.();
}
mkdirSync(dirname(options.out), { recursive: true });
writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
console.log(`\nwritten: ${options.out}`);
