// Start of `npm run dev` until its first page is seen: node tests/bench/first-page.ts [--runs 5] [--out FILE]
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserServer, chromium } from 'playwright';
import { browserFlags, ensureBrowser } from '../../src/run/browser.ts';
import { fontEnvironment } from '../../src/run/browser-fonts.ts';
import { processorSeconds } from './processor-seconds.ts';
import { median } from './timing.ts';

/** Seconds since `npm run dev` was started. */
interface FirstPage {
  /** The development server responds. */
  listening: number;
  /** The first text or picture is painted. */
  painted: number;
  /** The heading of the home page is there. */
  heading: number;
  /** The first product is there. */
  data: number;
  /** What the processor did for it, in seconds of one core: npm and the server, the browser. */
  serverWork: number;
  browserWork: number;
}

interface Report {
  /** The libraries are prepared, as after any earlier start; every visit with an empty browser cache. */
  warm: FirstPage;
  /** Prepared from scratch, as after an installation. */
  cold: FirstPage;
  runs: number;
  /** Of the last minute, before and after. */
  load: number[];
}

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    port: { type: 'string', default: '4257' },
    out: { type: 'string', default: '.cache/bench/first-page.json' },
  },
});
const address = `http://localhost:${options.port}/`;

function answers(): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

async function untilAnswers(server: ChildProcess): Promise<void> {
  for (let attempts = 0; attempts < 1200; attempts += 1) {
    if (server.exitCode !== null) throw new Error('npm run dev ended; is the port taken?');
    if (await answers()) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('npm run dev does not answer');
}

async function start(programme: BrowserServer, flags: string[]): Promise<FirstPage> {
  if (await answers()) throw new Error(`something else answers at ${address}`);
  const browser = await chromium.connect(programme.wsEndpoint());
  const browserWork = () => processorSeconds(programme.process().pid ?? 0);
  const context = await browser.newContext();
  const page = await context.newPage();
  const workBefore = browserWork();
  const begun = Date.now();
  const args = ['run', 'dev', '--', '--port', options.port, ...flags];
  // A group of its own, because npm does not pass the end on to what it started.
  const server = spawn('npm', args, { stdio: 'ignore', detached: true });
  const since = (moment: number) => Number(((moment - begun) / 1000).toFixed(2));
  try {
    await untilAnswers(server);
    const listening = since(Date.now());
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor({ timeout: 120_000 });
    const heading = since(Date.now());
    await page.locator('[data-featured] a').first().waitFor({ timeout: 120_000 });
    const data = since(Date.now());
    const work = [processorSeconds(server.pid ?? 0), browserWork() - workBefore];
    const [serverWork = 0, browserOwn = 0] = work.map((seconds) => Number(seconds.toFixed(2)));
    const painted = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return performance.timeOrigin + (paint?.startTime ?? Number.NaN);
    });
    return { listening, painted: since(painted), heading, data, serverWork, browserWork: browserOwn };
  } finally {
    await browser.close();
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
    while (await answers()) await new Promise((done) => setTimeout(done, 20));
  }
}

function middle(runs: FirstPage[]): FirstPage {
  const of = (name: keyof FirstPage) => median(runs.map((run) => run[name]));
  return {
    listening: of('listening'),
    painted: of('painted'),
    heading: of('heading'),
    data: of('data'),
    serverWork: of('serverWork'),
    browserWork: of('browserWork'),
  };
}

function print(name: string, page: FirstPage): void {
  const { listening, painted, heading, data } = page;
  console.log(
    `${name}: listening ${listening} s, first paint ${painted} s, heading ${heading} s, data ${data} s`,
  );
  console.log(`  work of the processor: npm and server ${page.serverWork} s, browser ${page.browserWork} s`);
}

function lastMinute(): number {
  return Number((loadavg()[0] ?? 0).toFixed(1));
}

const browser = await chromium.launchServer({
  executablePath: ensureBrowser(),
  args: browserFlags,
  env: { ...process.env, ...fontEnvironment('dejavu') },
});
const runs = Number(options.runs);
const warm: FirstPage[] = [];
const cold: FirstPage[] = [];
const before = lastMinute();
try {
  await start(browser, []);
  for (let run = 0; run < runs; run += 1) {
    warm.push(await start(browser, []));
    if (run < Math.ceil(runs / 2)) cold.push(await start(browser, ['--force']));
  }
} finally {
  await browser.close();
}
const report: Report = { warm: middle(warm), cold: middle(cold), runs, load: [before, lastMinute()] };
print('warm', report.warm);
print('cold', report.cold);
console.log(`load ${report.load.join(' to ')}`);
await mkdir(dirname(options.out), { recursive: true });
await writeFile(options.out, `${JSON.stringify(report, null, 2)}\n`);
