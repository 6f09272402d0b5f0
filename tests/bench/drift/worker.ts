// One of the processes that judge mutated servers: its arguments say which; it writes a line of JSON for each.
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { readContract } from '#contract/contract.ts';
import { loadDescription } from '#description/load.ts';
import { type OwnServer, openOwnServer } from '../../../src/run/contract/own-server.ts';
import { checks } from './checks.ts';
import type { ObservedExchange } from './mutated-target.ts';
import type { Mutation } from './mutation.ts';
import { everyOperation, judge, type Trial } from './trial.ts';
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

/** A judged server, with the exchanges of the mutated operation for another judge. */
export interface TrialLine {
  readonly trial: Trial;
  readonly observed: readonly ObservedExchange[];
}

/** Exchanges of an operation for another judge: mutated ones first. */
const observedLimit = 10;
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

async function judgeOn(mutation: Mutation, operation: string, { target }: OwnServer): Promise<TrialLine> {
  const observed: ObservedExchange[] = [];
  const trial = await judge(mutation, operation, {
    contract,
    seed,
    target,
    checks,
    onExchange: (one) => {
      const isMeant = operation === everyOperation || one.operation === operation;
      if (isMeant && one.operation) observed.push(one);
    },
  });
  const mutatedCount = observed.filter(({ mutated }) => mutated);
  const byOperation = Object.values(
    Object.groupBy(mutatedCount.length > 0 ? mutatedCount : observed, (one) => one.operation ?? ''),
  );
  return { trial, observed: byOperation.flatMap((some) => some?.slice(0, observedLimit) ?? []) };
}

for (const [index, { mutation, operations }] of mine.entries()) {
  if (index % trialsPerServer === 0) {
    await server?.close();
    server = await openOwnServer();
  }
  for (const operation of server ? operations : []) {
    if (!server) break;
    const line = await judgeOn(mutation, operation, server);
    out.write(`${JSON.stringify(line)}\n`);
    if (line.trial.mutatedCount > 0) break;
  }
}
await server?.close();
out.end();
