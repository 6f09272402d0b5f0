// What the shop still serves when four times as much is asked of it as it can do. `npm run bench -- --only overload`
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Mix, type Outcome, offer, saturate, watchHealth } from './loads.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    port: { type: 'string', default: '3190' },
    /** Folder of the project to measure, built. */
    tree: { type: 'string', default: process.cwd() },
    /** Data folder of a stopped shop to copy; without it a new demo shop is filled. */
    data: { type: 'string' },
    out: { type: 'string' },
  },
});
const port = Number(options.port);
const seconds = Number(options.seconds);
const times = 4;
const goal = { throughput: 0.9, healthMs: 1000 };
const mixes: Record<string, Mix> = {
  'pages alone': { page: 1 },
  'pages, pictures and calls': { page: 0.3, picture: 0.4, call: 0.3 },
};

async function startShop(dataDir: string): Promise<ChildProcess> {
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir };
  const shop = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: options.tree,
    env: { ...env, TRUST_PROXY: '1', LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  const isOpen = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isOpen())) {
    if (shop.exitCode !== null) throw new Error(`the shop ended with ${shop.exitCode}: is it built?`);
    await pause(250);
  }
  return shop;
}

interface Row {
  readonly mix: string;
  readonly connectionsAtPeak: number;
  readonly peak: Outcome;
  readonly offeredPerSecond: number;
  readonly overloaded: Outcome;
  readonly healthP50: number;
  readonly healthP99: number;
  readonly healthNotOk: number;
  readonly machineLoad: number;
}

async function measure(name: string, mix: Mix): Promise<Row> {
  await saturate(port, mix, 8, seconds / 4);
  let best: { connections: number; outcome: Outcome } | undefined;
  for (const connections of [4, 8, 16]) {
    const outcome = await saturate(port, mix, connections, seconds / 2);
    if (!best || outcome.served > best.outcome.served) best = { connections, outcome };
  }
  if (!best) throw new Error('nothing was measured');
  const offeredPerSecond = Math.round(best.outcome.served * times);
  const stop = watchHealth(port);
  const overloaded = await offer(port, mix, offeredPerSecond, seconds);
  const machineLoad = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  const { times: health, notOk } = await stop();
  const at = (share: number) => Math.round(health[Math.floor((health.length - 1) * share)] ?? Number.NaN);
  return {
    mix: name,
    connectionsAtPeak: best.connections,
    peak: best.outcome,
    offeredPerSecond,
    overloaded,
    healthP50: at(0.5),
    healthP99: at(0.99),
    healthNotOk: notOk,
    machineLoad,
  };
}

function report(row: Row): void {
  const { peak, overloaded } = row;
  const kinds = (outcome: Outcome) =>
    Object.entries(outcome.byKind)
      .map(([kind, rate]) => `${rate} ${kind}s/s`)
      .join(', ');
  const shareOfPeak = overloaded.served / peak.served;
  console.log(`${row.mix} (machine load ${row.machineLoad})`);
  console.log(`  peak, ${row.connectionsAtPeak} connections: ${peak.served}/s (${kinds(peak)})`);
  console.log(
    `  ${row.offeredPerSecond}/s offered: ${overloaded.served}/s served (${kinds(overloaded)}), ${overloaded.refused}/s refused, ${overloaded.failed}/s failed`,
  );
  console.log(`  /health p50 ${row.healthP50} ms, p99 ${row.healthP99} ms, ${row.healthNotOk} not 200`);
  const met = shareOfPeak >= goal.throughput && row.healthP99 < goal.healthMs;
  console.log(`  ${Math.round(shareOfPeak * 100)} % of the peak: the goal is ${met ? 'met' : 'NOT met'}`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-overload-'));
if (options.data) cpSync(options.data, dataDir, { recursive: true });
const shop = await startShop(dataDir);
try {
  const rows: Row[] = [];
  for (const [name, mix] of Object.entries(mixes)) {
    const row = await measure(name, mix);
    rows.push(row);
    report(row);
  }
  if (options.out) writeFileSync(options.out, `${JSON.stringify(rows, null, 2)}\n`);
} finally {
  shop.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}
