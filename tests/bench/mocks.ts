// The mocks over HTTP, compared with Prism and bare node:http: node tests/bench/mocks.ts [--rounds 5] [--seconds 2] [--out FILE]
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type AnswersReport, checkAnswers } from './mock-answers.ts';
import { type CallRates, measureRates, ratesTable } from './mock-rates.ts';
import { installPrism, type MockServer, prismVersion, startOurs, startPrism } from './prism.ts';

interface Report {
  prism: string;
  /** Of the last minute, before and after. */
  load: number[];
  rates: Record<string, CallRates>;
  conformance: AnswersReport;
}

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    port: { type: 'string', default: '4250' },
    out: { type: 'string', default: '.cache/bench/mocks.json' },
  },
});
const firstPort = Number(options.port);

function lastMinute(): number {
  return Number((loadavg()[0] ?? 0).toFixed(1));
}

function print(report: AnswersReport): void {
  for (const [side, { answers, refusals }] of Object.entries(report)) {
    const { valid, requests } = answers;
    console.log(`${side}: ${valid} of ${requests} operations answer as the description says;`);
    console.log(`  refuses ${refusals.refused} of ${refusals.requests} broken requests`);
    if (refusals.accepted.length > 0) console.log(`  accepts: ${refusals.accepted.join(', ')}`);
  }
}

async function measure(running: MockServer[]): Promise<Report> {
  const rememberRunning = async (server: Promise<MockServer>) => {
    const here = await server;
    running.push(here);
    return here;
  };
  const sides = {
    ours: await rememberRunning(startOurs(firstPort)),
    prismStatic: await rememberRunning(startPrism(firstPort + 1, false)),
    prismDynamic: await rememberRunning(startPrism(firstPort + 2, true)),
  };
  const before = lastMinute();
  const rates = await measureRates(sides, {
    rounds: Number(options.rounds),
    milliseconds: Number(options.seconds) * 1000,
    barePort: firstPort + 3,
    bodies: `${options.out}.bodies.json`,
  });
  console.log(ratesTable(rates));
  const conformance = await checkAnswers(firstPort + 4);
  print(conformance);
  return { prism: prismVersion, load: [before, lastMinute()], rates, conformance };
}

installPrism();
await mkdir(dirname(options.out), { recursive: true });
const running: MockServer[] = [];
try {
  await writeFile(options.out, `${JSON.stringify(await measure(running), null, 2)}\n`);
} finally {
  for (const server of running) server.stop();
}
