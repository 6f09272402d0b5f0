// One of the processes that judge planted servers: reads which from its arguments, writes a line of JSON for each.
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadDescription } from '#codegen/load.ts';
import { readContract } from '#contract/contract.ts';
import { type OwnServer, openOwnServer } from '../../../src/run/contract/own-server.ts';
import { checks } from './checks.ts';
import type { Heard } from './planted-target.ts';
import { judge, type Trial } from './trial.ts';
import { trialsOf } from './trials.ts';

const { values: options } = parseArgs({
  options: {
    part: { type: 'string', default: '0' },
    parts: { type: 'string', default: '1' },
    each: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    plants: { type: 'string', default: '' },
    operations: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
  },
});

/** A judged server, with the exchanges of the planted operation that another judge is to see. */
export interface TrialLine {
  readonly trial: Trial;
  readonly heard: readonly Heard[];
}

/** So many exchanges of one server are enough for another judge: first those that are lies. */
const heardLimit = 60;
/** A server that many have played on gets slow and full. */
const trialsPerServer = 40;
const pauseSeconds = 3 * 3600;

const contract = readContract(loadDescription('openapi'));
const [seed, part, parts] = [Number(options.seed), Number(options.part), Number(options.parts)];
const mine = trialsOf(contract, { ...options, each: Number(options.each), seed }).filter(
  (_, index) => index % parts === part,
);
const out = createWriteStream(options.out);
let server: OwnServer | undefined;

for (const [index, placement] of mine.entries()) {
  if (index % trialsPerServer === 0) {
    await server?.close();
    server = await openOwnServer();
  }
  if (!server) break;
  await server.target.backstage.pass?.(pauseSeconds);
  const heard: Heard[] = [];
  const trial = await judge(placement, {
    ...{ contract, seed, target: server.target, checks },
    onHeard: (one) => {
      if (one.operation === placement.operation) heard.push(one);
    },
  });
  const lies = heard.filter(({ lied }) => lied);
  const kept = (trial.plant === '' || lies.length === 0 ? heard : lies).slice(0, heardLimit);
  out.write(`${JSON.stringify({ trial, heard: kept } satisfies TrialLine)}\n`);
}
await server?.close();
out.end();
