// Reads and orders for hours: the memory of the server after a full collection has to stay flat.
//   node tests/bench/soak/main.ts [--databases pglite,postgresql] [--reads 500000] [--orders 20000] [--measurements 20] [--out FILE]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runSoak, type SoakPlan, type SoakSample, spread } from './run-soak.ts';

const { values: options } = parseArgs({
  options: {
    databases: { type: 'string', default: 'pglite,postgresql' },
    reads: { type: 'string', default: '500000' },
    orders: { type: 'string', default: '20000' },
    measurements: { type: 'string', default: '20' },
    out: { type: 'string' },
  },
});

/** The caches of the server are warm after a tenth of the calls. */
const warmUp = 0.1;
const flat = 1.1;

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1).padStart(8);

function line({ reads, orders, seconds, resident, external, heaps }: SoakSample): string {
  const counts = `${String(reads).padStart(8)} reads ${String(orders).padStart(6)} orders ${seconds.toFixed(0).padStart(6)} s`;
  return `${counts}  resident ${megabytes(resident)} MB  heaps ${heaps.map(megabytes).join(' ')}  external ${megabytes(external)}`;
}

const results = [];
for (const database of options.databases.split(',')) {
  if (database !== 'pglite' && database !== 'postgresql') throw new Error(`there is no database ${database}`);
  const plan: SoakPlan = {
    database,
    demoShop: true,
    lanes: 8,
    reads: Number(options.reads),
    orders: Number(options.orders),
    measurements: Number(options.measurements),
  } as const;
  console.log(`soak on ${database}: ${plan.reads} reads, ${plan.orders} orders`);
  const soaked = await runSoak(plan, (sample) => console.log(line(sample)));
  const warm = soaked.samples.filter(({ reads }) => reads >= plan.reads * warmUp);
  const widest = spread(warm.map(({ resident }) => resident));
  const isFlat = widest <= flat;
  console.log(
    `${soaked.database}: largest by smallest resident memory after the first tenth ${widest.toFixed(3)}${isFlat ? '' : ': NOT FLAT'}`,
  );
  if (!isFlat) process.exitCode = 1;
  results.push({ ...soaked, spread: widest });
}
if (options.out !== undefined) writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
