// Exports of a member's orders through HTTP on PostgreSQL: how long they take, and what the server holds in the middle of them.
//   node tests/bench/export/main.ts [--sizes 5000,50000] [--out FILE]
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/client.ts';
import { demoShop } from '#server/seed/demo-shop.ts';
import { fillDemoShop } from '#server/seed/fill-demo-shop.ts';
import { addBuyer } from '#tests/api/exactly-once/stocked-shop.ts';
import { callOver } from '#tests/api/start/server-process.ts';
import { startPostgresql } from '#tests/support/postgresql/start-postgresql.ts';
import { fillOrders } from '../orders/fill-orders.ts';
import { serve } from '../served-shop.ts';

const { values: options } = parseArgs({
  options: { sizes: { type: 'string', default: '5000,50000' }, out: { type: 'string' } },
});

/** Megabytes that the server may hold more in the middle of an export than before, whatever its length. */
const aim = 30;
const megabyte = 1_000_000;

interface Result {
  readonly format: 'csv' | 'xlsx';
  readonly orders: number;
  readonly lines: number;
  readonly seconds: number;
  readonly megabytes: number;
  /** Megabytes of heap and buffers after a full collection, in the middle of the export more than before it. */
  readonly heldMore: number;
}

type Server = Awaited<ReturnType<typeof serve>>;

async function measureHeld(server: Server): Promise<number> {
  const { heaps, external } = await server.measure();
  return heaps.reduce((sum, heap) => sum + heap, external) / megabyte;
}

async function linkTo(server: Server, token: string, format: '1' | '2'): Promise<string> {
  const request = { orderType: '1', format, token, language: 'zh_CN' };
  const { code, data } = await callOver(server.address, 'exportOrders', request);
  if (code !== 0) throw new Error(`the export was refused with ${code}`);
  return server.address + data;
}

async function download(link: string): Promise<Buffer> {
  const response = await fetch(link);
  if (!response.ok) throw new Error(`the link responds with ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Reads the first part of an export and leaves the rest unread while the memory of the server is measured. */
async function heldInTheMiddle(server: Server, link: string, bytes: number): Promise<number> {
  const reader = (await fetch(link)).body?.getReader();
  for (let read = 0; reader && read < bytes / 3; ) {
    const { value, done } = await reader.read();
    if (done) break;
    read += value.length;
  }
  const measured = await measureHeld(server);
  await reader?.cancel();
  return measured;
}

async function measureExports(own: number): Promise<Result[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-export-'));
  const postgresql = await startPostgresql({});
  if (!postgresql) throw new Error('no PostgreSQL could be started');
  const prepared = await openDatabase({ dataDir, databaseUrl: postgresql.url });
  await fillDemoShop(prepared, demoShop(prepared.pool), new Date());
  const { id: memberId, token } = await addBuyer(prepared.db, 0);
  await fillOrders(prepared.pool, { orders: own * 2, own, memberId });
  await prepared.close();
  const server = await serve({ DATA_DIR: dataDir, DEMO_SHOP: '0', DATABASE_URL: postgresql.url });
  const results: Result[] = [];
  try {
    await download(await linkTo(server, token, '1'));
    const lines = (await download(await linkTo(server, token, '1'))).toString().split('\r\n').length - 2;
    for (const format of ['csv', 'xlsx'] as const) {
      const wire = format === 'csv' ? '1' : '2';
      const before = await measureHeld(server);
      const started = performance.now();
      const { length } = await download(await linkTo(server, token, wire));
      const seconds = (performance.now() - started) / 1000;
      const middle = await heldInTheMiddle(server, await linkTo(server, token, wire), length);
      const round = (value: number) => Number(value.toFixed(2));
      results.push({
        format,
        orders: own,
        lines,
        seconds: round(seconds),
        megabytes: round(length / megabyte),
        heldMore: round(middle - before),
      });
    }
  } finally {
    await server.stop();
    await postgresql.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return results;
}

const results: Result[] = [];
for (const size of options.sizes.split(',').map(Number)) results.push(...(await measureExports(size)));
for (const { format, lines, seconds, megabytes, heldMore } of results)
  console.log(
    `${format.padEnd(5)} ${lines} lines  ${seconds} s  ${megabytes} MB  holds ${heldMore} MB more${heldMore > aim ? '  MORE THAN THE AIM' : ''}`,
  );
if (options.out !== undefined) writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
if (results.some(({ heldMore }) => heldMore > aim)) process.exitCode = 1;
