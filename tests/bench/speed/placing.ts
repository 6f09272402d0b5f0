// Orders of several members at once on PostgreSQL: each of a product of its own, and all of the same one.
//   node tests/bench/speed/placing.ts [--members 8] [--orders 1000] [--rounds 3] [--history FILE] [--out FILE]
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { callOf } from '#mocks/client.ts';
import { openDatabase } from '#server/db/client.ts';
import { addBuyer, addStock, type Buyer, receiver } from '#tests/api/exactly-once/stocked-shop.ts';
import { startPostgresql } from '#tests/support/postgresql/start-postgresql.ts';
import { requestBytes } from '../mock-requests.ts';
import { Client } from '../overload/client.ts';
import { processorSeconds } from '../processor-seconds.ts';
import { serve } from '../served-shop.ts';
import { median } from '../timing.ts';
import { addToHistory } from './history.ts';
import { percentile } from './measure.ts';

const { values: options } = parseArgs({
  options: {
    members: { type: 'string', default: '8' },
    orders: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    profile: { type: 'string' },
    history: { type: 'string', default: 'bench-history.json' },
    out: { type: 'string', default: '.cache/bench/placing.json' },
  },
});
const members = Number(options.members);
const orders = Number(options.orders);
const patienceMs = 20_000;
const endlessStock = 2_000_000_000;

interface Placed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  /** Of the server process, in ms of one core for each order. */
  readonly processorMs: number;
  /** The same of PostgreSQL. */
  readonly databaseMs: number;
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-placing-'));
const postgresql = await startPostgresql({});
if (!postgresql) throw new Error('no PostgreSQL could be started');
const prepared = await openDatabase({ dataDir, databaseUrl: postgresql.url });
const buyers: Buyer[] = [];
const products: number[] = [];
for (let at = 0; at < members; at += 1) {
  buyers.push(await addBuyer(prepared.db, 0));
  products.push(await addStock(prepared.db, endlessStock));
}
const server = await serve({
  DATA_DIR: dataDir,
  DEMO_SHOP: '0',
  DATABASE_URL: postgresql.url,
  ...(options.profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${options.profile}` } : {}),
});
const port = Number(new URL(server.address).port);

function order({ token }: Buyer, productId: number): Buffer {
  const amounts = { num: 1, unitPrice: 100, moneyNum: 100, discountType: 3, integralNum: 0 };
  const product = { productId, productNum: 'RC0603', productName: 'Resistor' };
  return requestBytes(callOf('submitDirectOrder', { ...receiver, ...product, ...amounts }, { token }));
}

/** Seconds of one core; PostgreSQL is a child of this process, as the server is. */
function processorUse() {
  const { user, system } = process.cpuUsage();
  const ofServer = processorSeconds(server.pid);
  return {
    server: ofServer,
    database: processorSeconds(process.pid) - ofServer - (user + system) / 1_000_000,
  };
}

async function ordersPlaced(): Promise<number> {
  const { rows } = await prepared.pool.query<{ count: number }>('select count(*) from standard_order');
  return Number(rows[0]?.count);
}

/** Every member orders again and again; fails when an order is lost or doubled. */
async function place(productOf: (member: number) => number): Promise<Placed> {
  const [before, used] = [await ordersPlaced(), processorUse()];
  const begun = performance.now();
  const taken: number[] = [];
  let left = orders;
  const lane = async (buyer: Buyer, at: number) => {
    const client = new Client(port, patienceMs);
    while (left > 0) {
      left -= 1;
      const request = order(buyer, productOf(at));
      const sent = performance.now();
      const status = await client.send(request);
      if (status !== 200) throw new Error(`an order was refused with ${status}`);
      taken.push(performance.now() - sent);
    }
    client.close();
  };
  await Promise.all(buyers.map(lane));
  const seconds = (performance.now() - begun) / 1000;
  const spent = processorUse();
  const placed = (await ordersPlaced()) - before;
  const each = (used: number) => Number(((used * 1000) / placed).toFixed(2));
  if (placed !== taken.length) throw new Error(`${taken.length} orders were accepted, ${placed} are stored`);
  return {
    perSecond: Math.round(taken.length / seconds),
    p50: percentile(taken, 0.5),
    p95: percentile(taken, 0.95),
    processorMs: each(spent.server - used.server),
    databaseMs: each(spent.database - used.database),
  };
}

function medians(all: readonly Placed[]): Placed {
  const of = (name: keyof Placed) => median(all.map((one) => one[name]));
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p95: of('p95'),
    processorMs: of('processorMs'),
    databaseMs: of('databaseMs'),
  };
}

const kinds = {
  'a product each': (member: number) => products[member] ?? 0,
  'one product': () => products[0] ?? 0,
} as const;
const results: Record<string, Placed> = {};
const figures: Record<string, number> = {};
try {
  await place(kinds['a product each']);
  console.log(
    `${''.padEnd(16)}${['orders/s', 'p50', 'p95', 'proc ms', 'database'].map((head) => head.padStart(10)).join('')}`,
  );
  for (const [name, productOf] of Object.entries(kinds)) {
    const all: Placed[] = [];
    for (let round = 0; round < Number(options.rounds); round += 1) all.push(await place(productOf));
    const result = medians(all);
    results[name] = result;
    const cells = [result.perSecond, result.p50, result.p95, result.processorMs, result.databaseMs];
    console.log(name.padEnd(16) + cells.map((cell) => String(cell).padStart(10)).join(''));
    for (const [figure, value] of Object.entries({
      'per second': result.perSecond,
      'p95 ms': result.p95,
      'processor ms': result.processorMs,
      'of PostgreSQL, processor ms': result.databaseMs,
    }))
      figures[`${name}, ${figure}`] = value;
  }
} finally {
  await server.stop();
  await prepared.close();
  await postgresql.stop();
  await rm(dataDir, { recursive: true, force: true });
}
writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
for (const slower of addToHistory(options.history, 'placing', figures)) console.log(slower);
