// A member with many orders in a shop with many more: lists, filters, searches and details through HTTP on PostgreSQL.
//   node tests/bench/orders/main.ts [--orders 1000000] [--own 10000] [--runs 200] [--out FILE]
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { OperationId } from '#generated/server/routes.ts';
import { openDatabase } from '#server/db/client.ts';
import { demoShop } from '#server/seed/demo-shop.ts';
import { fillDemoShop } from '#server/seed/fill-demo-shop.ts';
import { addBuyer } from '#tests/api/exactly-once/stocked-shop.ts';
import { callOver } from '#tests/api/start/server-process.ts';
import { startPostgresql } from '#tests/support/postgresql/start-postgresql.ts';
import { serve } from '../served-shop.ts';
import { type Timing, time } from '../timing.ts';
import { fillOrders } from './fill-orders.ts';

const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    own: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '200' },
    out: { type: 'string' },
  },
});
const [orders, own, runs] = [Number(options.orders), Number(options.own), Number(options.runs)];
/** Milliseconds that the 95th percentile may take, on a quiet machine. */
const aim = 15;
const pageSize = 5;
const lastPage = Math.floor(own / pageSize / 4);

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

interface Measured {
  readonly name: string;
  readonly operationId: OperationId;
  readonly fields: Readonly<Record<string, string>>;
}

const list = (name: string, fields: Record<string, string>): Measured => ({
  name,
  operationId: 'listStandardOrders',
  fields: { pageSize: String(pageSize), pageNum: '1', ...fields },
});

const lists: readonly Measured[] = [
  list('list, page 1', {}),
  list(`list, page ${lastPage}`, { pageNum: String(lastPage) }),
  list('filter: to receive', { state: '3' }),
  list(`filter: to receive, page ${Math.floor(lastPage / 5)}`, {
    state: '3',
    pageNum: String(Math.floor(lastPage / 5)),
  }),
  list('filter: in after-sales', { state: '6' }),
  list('search: part number', { keyWord: 'RC0603' }),
  list('search: two words', { keyWord: '电阻 10' }),
  list('search: nothing found', { keyWord: 'no such part' }),
  list('dates: one month', { startDate: day(120), endDate: day(90) }),
];

const dataDir = await mkdtemp(join(tmpdir(), 'bench-orders-'));
const postgresql = await startPostgresql({});
if (!postgresql) throw new Error('no PostgreSQL could be started');
const prepared = await openDatabase({ dataDir, databaseUrl: postgresql.url });
await fillDemoShop(prepared, demoShop(prepared.pool), new Date());
const buyer = await addBuyer(prepared.db, 0);
const started = performance.now();
await fillOrders(prepared.pool, { orders, own, memberId: buyer.id });
console.log(
  `${orders} orders in ${((performance.now() - started) / 1000).toFixed(0)} s on ${postgresql.name}`,
);
await prepared.close();
const server = await serve({ DATA_DIR: dataDir, DEMO_SHOP: '0', DATABASE_URL: postgresql.url });

async function call({ operationId, fields }: Omit<Measured, 'name'>) {
  const answer = await callOver(server.address, operationId, {
    ...fields,
    token: buyer.token,
    language: 'zh_CN',
  });
  if (answer.code !== 0) throw new Error(`${operationId}: ${JSON.stringify(answer).slice(0, 300)}`);
  return answer;
}

const results: (Timing & { name: string; found?: number })[] = [];
try {
  const first = await call(list('', {}));
  const detail: Measured = {
    name: 'detail',
    operationId: 'getStandardOrder',
    fields: { orderNo: first.data[0].orderNo },
  };
  for (const measured of [...lists, detail]) {
    const found = (await call(measured)).params?.totalDataCounts;
    const timing = await time(runs, () => call(measured));
    results.push({ name: measured.name, ...(found === undefined ? {} : { found }), ...timing });
    const count = found === undefined ? '' : `${found} orders`;
    const late = timing.p95 > aim ? '  SLOWER THAN THE AIM' : '';
    console.log(
      `${measured.name.padEnd(32)} ${count.padStart(12)}  p50 ${timing.p50} ms  p95 ${timing.p95} ms${late}`,
    );
  }
} finally {
  await server.stop();
  await postgresql.stop();
  await rm(dataDir, { recursive: true, force: true });
}
if (options.out !== undefined) writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
