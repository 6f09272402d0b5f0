import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import type { OperationId } from '#generated/server/routes.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { callOver, type ServerProcess, startServer } from '../start/server-process.ts';
import { openTestDatabase } from '../support/database.ts';
import { keyNamed } from '../support/signed-call.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { addBuyer, addOrder, addStock, addToCart, cartOrderFields, payFields } from './stocked-shop.ts';

const times = 50;

interface Answer {
  readonly code: number;
  readonly data?: unknown;
}

function tally(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

describe.skipIf(!inject('postgresqlUrl'))('two server processes on one PostgreSQL behind a balancer', () => {
  let database: OpenDatabase;
  let balancer: Balancer;
  let servers: ServerProcess[];

  beforeAll(async () => {
    database = await openTestDatabase();
    const env = { DATABASE_URL: database.pool.options.connectionString ?? '', CALLS_PER_MINUTE: '0' };
    servers = await Promise.all([startServer(env), startServer(env)]);
    balancer = await startBalancer();
    balancer.use(servers.map(({ address }) => address));
  });
  afterAll(async () => {
    await balancer.close();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await database.close();
  });

  /** On a busy machine a lock may take longer than a call waits. As any client does, it then asks again with the same key. */
  async function ask(operationId: OperationId, fields: Record<string, string>, key: string): Promise<Answer> {
    for (;;) {
      const answer = await callOver(balancer.address, operationId, fields, keyNamed(key));
      if (answer.code !== codes.unavailable) return answer;
    }
  }
  const repeat = (run: (turn: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: times }, (_, turn) => run(turn)));
  const count = async (query: ReturnType<typeof sql>) =>
    Number((await database.db.execute<{ count: number }>(query)).rows[0]?.count);

  it('make one order of one that is submitted 50 times at once', async () => {
    const { id, token } = await addBuyer(database.db, 1000);
    const productId = await addStock(database.db, 100);
    const carId = await addToCart(database.db, { memberId: id, productId, num: 2 });
    const fields = { ...cartOrderFields({ carId, num: 2, productId }), token };
    const answers = await repeat(() => ask('submitCartOrder', fields, 'one-order-fifty-times'));
    expect(tally(answers)).toEqual({ 0: times });
    expect(new Set(answers.map(({ data }) => data)).size).toBe(1);
    expect(await count(sql`select count(*) from standard_order where member_id = ${id}`)).toBe(1);
    expect(await count(sql`select stock as count from product where id = ${productId}`)).toBe(98);
  });

  it('take the money of one order once, whatever keys it is paid with', async () => {
    const { id, token } = await addBuyer(database.db, 10_000);
    const orderNo = await addOrder(database.db, id, 300);
    const fields = { ...payFields(orderNo, 300), token };
    const answers = await repeat((turn) => ask('payStandardOrder', fields, `payment-number-${turn}-----`));
    expect(tally(answers)).toEqual({ 0: 1, 4009: times - 1 });
    expect(await count(sql`select dollars as count from account where member_id = ${id}`)).toBe(9_700);
  });

  it('give the last piece to one of two members and a clear answer to the other', async () => {
    const productId = await addStock(database.db, 1);
    const buyers = await Promise.all([addBuyer(database.db, 1000), addBuyer(database.db, 1000)]);
    const orders = buyers.map(async ({ id, token }, turn) => {
      const carId = await addToCart(database.db, { memberId: id, productId, num: 1 });
      const fields = { ...cartOrderFields({ carId, num: 1, productId }), token };
      return ask('submitCartOrder', fields, `last-piece-of-member-${turn}`);
    });
    expect(tally(await Promise.all(orders))).toEqual({ 0: 1, 4011: 1 });
    expect(await count(sql`select stock as count from product where id = ${productId}`)).toBe(0);
  });
});
