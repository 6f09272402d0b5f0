// `npm run bench`: the measurements of the project, printed and written as one JSON file. `-- --help` lists them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { readCommandOptions } from '#codegen/command-options.ts';
import { bundleTable, measureBundle } from './bundle.ts';

const byDefault = 'bundle,import,mocks,drift';
const folder = '.cache/bench';
/** Measurements with fewer requests are compared with their like only. */
const quickHistory = ['--history', `${folder}/quick-history.json`];

interface Measurement {
  readonly script: string;
  readonly args?: () => readonly string[];
  /** Further arguments with `--quick`. */
  readonly quick: readonly string[];
  /** True if it measures the built web app. */
  readonly needsBuild?: boolean;
}

const measurements: Readonly<Record<string, Measurement>> = {
  import: { script: 'import.ts', quick: ['--sizes', '10000'] },
  mocks: { script: 'mocks.ts', quick: ['--rounds', '1'] },
  'first-page': { script: 'first-page.ts', quick: ['--runs', '1'] },
  drift: { script: 'drift/main.ts', quick: ['--mutations', 'totals,order,filters,defaults'] },
  pages: {
    script: 'speed/pages.ts',
    quick: ['--pages', '10', '--settled', '0', ...quickHistory],
    needsBuild: true,
  },
  calls: { script: 'speed/calls.ts', quick: ['--calls', '100', ...quickHistory], needsBuild: true },
  turns: {
    script: 'speed/turns.ts',
    args: () => ['--before', options.before],
    quick: ['--turns', '4', '--warm-up', '50'],
    needsBuild: true,
  },
  placing: { script: 'speed/placing.ts', quick: ['--orders', '300', ...quickHistory] },
  large: { script: 'large-shop/main.ts', quick: ['--products', '100000', '--runs', '30'] },
  judged: { script: 'judged/main.ts', quick: ['--products', '50000'] },
  overload: { script: 'overload/main.ts', quick: ['--seconds', '8'], needsBuild: true },
  outage: { script: 'outage/main.ts', quick: ['--outages', 'restart,crash,terminated,failover'] },
  soak: {
    script: 'soak/main.ts',
    quick: ['--reads', '5000', '--orders', '200', '--measurements', '10'],
  },
};

/** Runs a script of the project in a process of its own; its lines are shown as they come. */
function run(script: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
}

function measure(name: string): unknown {
  const measurement = measurements[name];
  if (!measurement || measurement.needsBuild) run('src/run/build.ts', ['--quiet']);
  if (!measurement) {
    const sizes = measureBundle();
    console.log(bundleTable(sizes));
    return sizes;
  }
  const out = `${folder}/${name}.json`;
  const { script, args = () => [], quick } = measurement;
  run(`tests/bench/${script}`, [...args(), '--out', out, ...(options.quick ? quick : [])]);
  return JSON.parse(readFileSync(out, 'utf8'));
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}

const names = ['bundle', ...Object.keys(measurements)];
const options = readCommandOptions(
  `npm run bench [-- --only NAMES] [--quick] [--out FILE]

  --only NAMES      separated by commas (by default ${byDefault}):
                    ${names.join(' ')}
  --quick           measures less
  --before FOLDER   for turns: a built copy of the repository at an earlier commit
  --out FILE        where the figures are written (bench-results.json)

tests/bench/README.md says what each measures.`,
  {
    only: { type: 'string', default: byDefault },
    quick: { type: 'boolean', default: false },
    before: { type: 'string', default: '' },
    out: { type: 'string', default: 'bench-results.json' },
  },
);
const chosen = options.only.split(',');
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0)
  stop(`No measurement is called ${unknown.join(', ')}: choose from ${names.join(', ')}.`);
if (chosen.includes('turns') && !existsSync(join(options.before, 'dist/web')))
  stop('turns needs --before FOLDER: a copy of the repository at an earlier commit, built there.');
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
  results[name] = measure(name);
}
mkdirSync(dirname(options.out), { recursive: true });
writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
console.log(`\nwritten: ${options.out}`);
