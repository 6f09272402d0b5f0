// Takes the database away from a server process under ten writers, in every way that databases go away.
//   node tests/bench/outage/main.ts [--outages restart,crash,terminated,frozen,failover,full-log,full-pglite] [--out FILE]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type MeasuredOutage, measureOutage } from './measure-outage.ts';
import { outages } from './outages.ts';

const { values: options } = parseArgs({
  options: {
    outages: { type: 'string', default: Object.keys(outages).join(',') },
    out: { type: 'string' },
  },
});

/** Seconds within which calls are refused instead of waiting. */
const goal = 2;

const seconds = (value: number | undefined) => (value === undefined ? 'none' : `${value.toFixed(2)} s`);

function line({ what, firstRefusal, slowestCall, recovery, orders, refusals }: MeasuredOutage): string {
  const times = `first 503 ${seconds(firstRefusal)}, slowest call ${seconds(slowestCall)}, recovery ${seconds(recovery)}`;
  return `${what}: ${times}; ${orders} orders, ${refusals} refusals, none lost or doubled`;
}

const results: MeasuredOutage[] = [];
for (const name of options.outages.split(',')) {
  const outage = outages[name];
  if (!outage)
    throw new Error(`there is no outage called ${name}: choose from ${Object.keys(outages).join(', ')}`);
  const missing = outage.missing?.();
  if (missing !== undefined) {
    console.log(`${outage.what}: left out, ${missing}`);
    continue;
  }
  const measured = await measureOutage(outage);
  const isLate = (measured.firstRefusal ?? 0) > goal;
  console.log(`${line(measured)}${isLate ? `: LATER THAN ${goal} s` : ''}`);
  if (isLate) process.exitCode = 1;
  results.push(measured);
}
if (options.out !== undefined) writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
