import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { quickFolder } from '#tests/support/quick-folder.ts';
import { callOver, type ServerProcess, startServer } from '../start/server-process.ts';
import { openTestDatabase } from '../support/database.ts';
import { prepareDataFolder } from '../support/pglite-snapshot.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { addBuyer, addOrder, type Buyer, payFields } from './stocked-shop.ts';

const idempotencyKey = randomUUID();
const opening = 10_000;
const price = 2_500;

let balancer: Balancer;
let dataDir: string;
let env: Record<string, string>;
let buyer: Buyer;
let orderNo: string;
let server: ServerProcess;
let database: OpenDatabase | undefined;

/** On PGlite the folder is written before the server takes it; on PostgreSQL both are connected. */
async function prepare(): Promise<void> {
  const { connectionString } = database?.pool.options ?? {};
  if (!database) await prepareDataFolder(dataDir);
  const opened = database ?? (await openDatabase({ dataDir }));
  buyer = await addBuyer(opened.db, opening);
  orderNo = await addOrder(opened.db, buyer.id, price);
  if (!database) await opened.close();
  env = connectionString ? { DATABASE_URL: connectionString, DATA_DIR: dataDir } : { DATA_DIR: dataDir };
}

async function restart(): Promise<void> {
  server = await startServer(env);
  balancer.use([server.address]);
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(quickFolder(), 'shop-killed-'));
  balancer = await startBalancer();
  if (inject('postgresqlUrl')) database = await openTestDatabase();
  await prepare();
  await restart();
});
afterAll(async () => {
  await server.end('SIGKILL');
  await balancer.close();
  await database?.close();
  await rm(dataDir, { recursive: true });
});

const pay = () =>
  callOver(
    balancer.address,
    'payStandardOrder',
    { ...payFields(orderNo, price), token: buyer.token, language: 'en_US' },
    idempotencyKey,
  );
/** Reads once the server can, which on a busy machine may take it a moment. */
async function read(operationId: 'getAccount' | 'listAccountFlow', fields = {}) {
  for (;;) {
    const answer = await callOver(balancer.address, operationId, {
      ...fields,
      token: buyer.token,
      language: 'en_US',
    });
    if (answer.code !== codes.unavailable) return answer;
  }
}

describe('a server that is killed between the debit and its answer', () => {
  it('has paid once, and says so when the client asks again', async () => {
    balancer.loseNextAnswer(() => server.end('SIGKILL'));
    await expect(pay()).rejects.toThrow();
    await restart();
    expect(await pay()).toMatchObject({ code: 0 });
    expect(await read('getAccount')).toMatchObject({ data: { balanceUs: opening - price } });
    const flow = await read('listAccountFlow', { pageNum: '1', pageSize: '5' });
    expect(flow.data.filter((entry: { objectId: string }) => entry.objectId === orderNo)).toHaveLength(1);
  });
});

/** Waits until a statement of somebody else waits for a lock. */
async function untilBlocked({ pool }: OpenDatabase): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
}

describe.skipIf(!inject('postgresqlUrl'))('a server that is killed before the debit is stored', () => {
  it('has paid nothing, and the client pays once when it asks again', async () => {
    if (!database) throw new Error('there is no PostgreSQL');
    const second = await addOrder(database.db, buyer.id, price);
    const before = (await read('getAccount')).data.balanceUs;
    const secondKey = randomUUID();
    const payIt = () => {
      const fields = { ...payFields(second, price), token: buyer.token };
      return callOver(balancer.address, 'payStandardOrder', fields, secondKey);
    };
    const holder = await database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from account where member_id = $1 for update', [buyer.id]);
      const lost = expect(payIt()).rejects.toThrow();
      await untilBlocked(database);
      await server.end('SIGKILL');
      await lost;
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await restart();
    expect((await read('getAccount')).data.balanceUs).toBe(before);
    expect(await payIt()).toMatchObject({ code: 0 });
    expect((await read('getAccount')).data.balanceUs).toBe(before - price);
  });
});
