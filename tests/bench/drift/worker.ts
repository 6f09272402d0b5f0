// One of the processes that judge mutated servers: its arguments say which; it writes a line of JSON for each.
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { readContract } from '#contract/contract.ts';
import { loadDescription } from '#description/load.ts';
import { type OwnServer, openOwnServer } from '../../../src/run/contract/own-server.ts';
import { checks } from './checks.ts';
import { judge } from './trial.ts';
import { trialsOf } from './trials.ts';

const { values: options } = parseArgs({
  options: {
    part: { type: 'string', default: '0' },
    parts: { type: 'string', default: '1' },
    each: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    mutations: { type: 'string', default: '' },
    operations: { type: 'string', default: '' },
    untouched: { type: 'string', default: 'true' },
    out: { type: 'string', default: '' },
  },
});

/** A server gets slow and full after many trials. */
const trialsPerServer = 40;

const contract = readContract(loadDescription('openapi'));
const [seed, part, parts] = [Number(options.seed), Number(options.part), Number(options.parts)];
const mine = trialsOf(contract, {
  ...options,
  seed,
  each: Number(options.each),
  untouched: options.untouched === 'true',
}).filter((_, index) => index % parts === part);
const out = createWriteStream(options.out);
let server: OwnServer | undefined;

for (const [index, { mutation, operations }] of mine.entries()) {
  if (index % trialsPerServer === 0) {
    await server?.close();
    server = await openOwnServer();
  }
  for (const operation of server ? operations : []) {
    if (!server) break;
    const trial = await judge(mutation, operation, { contract, seed, target: server.target, checks });
    out.write(`${JSON.stringify(trial)}\n`);
    if (trial.mutatedCount > 0) break;
  }
}
await server?.close();
out.end();
