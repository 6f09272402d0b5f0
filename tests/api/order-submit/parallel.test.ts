import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { keyNamed } from '../support/signed-call.ts';
import { makeTestApp, type TestApp } from '../support/test-app.ts';
import { type Buyer, type OrderShop, openOrderShop, type Product, receiver, stateOf } from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const many = 50;
const times = (count: number) => Array.from({ length: count }, (_, at) => at);
const withKey = (buyer: Buyer, key: string) => ({
  token: buyer.token,
  idempotencyKey: keyNamed(key),
});
const onePiece = { num: 1, unitPrice: 100, moneyNum: 100, discountType: 3, integralNum: 100 };

function submitOne(
  buyer: Buyer,
  item: Product,
  {
    key,
    changes = {},
    server = shop,
  }: { readonly key: string; readonly changes?: object; readonly server?: TestApp | undefined },
) {
  const fields = { ...receiver, ...item, productName: 'Last', ...onePiece, ...changes };
  return server.call('submitDirectOrder', fields, withKey(buyer, key));
}

const atADollar = (stock: number) =>
  shop.addProduct({ unitPrice: 1_000_000, breakQty: [], breakPrice: [], stock });

async function ordersOf(buyer: Buyer) {
  return (await stateOf(shop)).orders.filter(({ memberId }) => memberId === buyer.id);
}

async function stockOf({ productId }: Product) {
  return (await stateOf(shop)).stock.find(({ id }) => id === productId)?.stock;
}

describe('orders at the same moment', () => {
  it('are one with one key: one order and one answer for all', async () => {
    const buyer = await shop.addBuyer();
    const item = await atADollar(100);
    const answers = await Promise.all(times(many).map(() => submitOne(buyer, item, { key: 'one key' })));
    const [order, ...others] = await ordersOf(buyer);
    expect(others).toEqual([]);
    const told = answers.map(({ code, data, params }) => ({ code, data, params }));
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(told[0]).toEqual({ code: 0, data: order?.orderNo, params: { usMoney: 100, zhMoney: 710 } });
    expect(await stockOf(item)).toBe(99);
  });

  it('are one from the cart too', async () => {
    const buyer = await shop.addBuyer();
    const item = await atADollar(100);
    const productInfos = JSON.stringify([{ carId: await shop.addLine(buyer, item, 3), num: 3, ...item }]);
    const fields = {
      ...receiver,
      productInfos,
      discountType: 3,
      integralNum: 100,
      integralMoney: 0,
      moneyNum: 300,
    };
    const answers = await Promise.all(
      times(many).map(() => shop.call('submitCartOrder', fields, withKey(buyer, 'one cart'))),
    );
    const orders = await ordersOf(buyer);
    expect(orders).toHaveLength(1);
    expect(new Set(answers.map(({ data }) => data))).toEqual(new Set([orders[0]?.orderNo]));
    expect(await stockOf(item)).toBe(97);
  });

  it('get what there is with a key each: one order, and a clear answer for the others', async () => {
    const buyer = await shop.addBuyer();
    const item = await atADollar(1);
    const answers = await Promise.all(times(many).map((at) => submitOne(buyer, item, { key: `key ${at}` })));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 4011)).toHaveLength(many - 1);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await stockOf(item)).toBe(0);
  });

  it('give the last piece to one of two members', async () => {
    const buyers = [await shop.addBuyer(), await shop.addBuyer()];
    const item = await atADollar(1);
    const answers = await Promise.all(
      buyers.map((buyer, at) => submitOne(buyer, item, { key: `race ${at}` })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 4011]);
    const loser = answers.find(({ code }) => code === 4011);
    expect(loser?.params.products).toMatchObject([{ productId: item.productId, stock: 0 }]);
    const placed = (await Promise.all(buyers.map(ordersOf))).flat();
    expect(placed).toHaveLength(1);
  });

  it('spend the points of a member once', async () => {
    const buyer = await shop.addBuyer({ points: 1000 });
    const item = await atADollar(100);
    const byPoints = { discountType: 2, integralNum: 1000, moneyNum: 0 };
    const answers = await Promise.all(
      times(10).map((at) => submitOne(buyer, item, { key: `points ${at}`, changes: byPoints })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...times(9).map(() => 4017)]);
    const { accounts } = await stateOf(shop);
    expect(accounts.find(({ memberId }) => memberId === buyer.id)?.points).toBe(0);
    expect(await stockOf(item)).toBe(99);
  });

  it('of the same products in opposite order all go through', async () => {
    const [first, second] = [await atADollar(100), await atADollar(100)];
    const orders = await Promise.all(
      times(20).map(async (at) => {
        const buyer = await shop.addBuyer();
        const lines = (at % 2 === 0 ? [first, second] : [second, first]).map(async (item) => ({
          carId: await shop.addLine(buyer, item, 1),
          num: 1,
          ...item,
        }));
        return { buyer, productInfos: JSON.stringify(await Promise.all(lines)) };
      }),
    );
    const fields = { ...receiver, discountType: 3, integralNum: 100, integralMoney: 0, moneyNum: 200 };
    const answers = await Promise.all(
      orders.map(({ buyer, productInfos }) =>
        shop.call('submitCartOrder', { ...fields, productInfos }, { token: buyer.token }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(times(20).map(() => 0));
    expect([await stockOf(first), await stockOf(second)]).toEqual([80, 80]);
  });
});

describe('a key', () => {
  it('is refused for another order', async () => {
    const buyer = await shop.addBuyer();
    const item = await atADollar(10);
    expect((await submitOne(buyer, item, { key: 'used' })).code).toBe(0);
    const other = await submitOne(buyer, item, { key: 'used', changes: { num: 2, moneyNum: 200 } });
    expect(other.code).toBe(4026);
    expect(await stockOf(item)).toBe(9);
  });

  it('may be used again after a refusal', async () => {
    const buyer = await shop.addBuyer();
    const item = await shop.addProduct({
      supplierNo: 'sold out',
      unitPrice: 1_000_000,
      breakQty: [],
      breakPrice: [],
      stock: 0,
    });
    expect((await submitOne(buyer, item, { key: 'again' })).code).toBe(4011);
    await shop.addProduct({
      supplierNo: 'sold out',
      mpn: item.productNum,
      unitPrice: 1_000_000,
      breakQty: [],
      breakPrice: [],
    });
    shop.clock.pass(1);
    expect((await submitOne(buyer, item, { key: 'again' })).code).toBe(0);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });
});

describe.runIf(inject('postgresqlUrl'))('two servers on one PostgreSQL', () => {
  it('make one order of one key, and sell the last piece once', async () => {
    const connection = await openDatabase({
      databaseUrl: shop.pool.options.connectionString ?? '',
      dataDir: '',
    });
    const servers: TestApp[] = [shop, makeTestApp(connection)];
    const [buyer, item] = [await shop.addBuyer(), await atADollar(1)];
    const submit = (key: (at: number) => string) =>
      Promise.all(
        times(20).map((at) => submitOne(buyer, item, { key: key(at), changes: {}, server: servers[at % 2] })),
      );
    const same = await submit(() => 'one key of two');
    expect(new Set(same.map(({ data }) => data)).size).toBe(1);
    expect(same.map(({ code }) => code)).toEqual(times(20).map(() => 0));
    expect((await submit((at) => `two servers ${at}`)).map(({ code }) => code)).toEqual(
      times(20).map(() => 4011),
    );
    expect(await ordersOf(buyer)).toHaveLength(1);
    await connection.close();
  });
});

describe.runIf(inject('postgresqlUrl'))('an order that meets a long transaction, such as an import', () => {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

  async function untilSomebodyWaits(): Promise<void> {
    const { rows } = await shop.pool.query(waiting);
    if (rows.length === 0) await untilSomebodyWaits();
  }

  it('gives way where they would wait for each other, and goes through when it has ended', async () => {
    const buyer = await shop.addBuyer();
    const items = [await atADollar(10), await atADollar(10)];
    const lines = await Promise.all(
      items.map(async (item) => ({ carId: await shop.addLine(buyer, item, 1), num: 1, ...item })),
    );
    const long = await shop.pool.connect();
    const change = (item: Product | undefined) =>
      long.query('update product set stock = stock + 5 where id = $1', [item?.productId]);
    await long.query('begin');
    // On a slow machine PostgreSQL would end this transaction instead of the order, which is to give way.
    await long.query("set local deadlock_timeout = '60s'");
    await change(items[1]);
    const fields = { ...receiver, discountType: 3, integralNum: 100, integralMoney: 0 };
    const placing = shop.call(
      'submitCartOrder',
      { ...fields, productInfos: JSON.stringify(lines) },
      withKey(buyer, 'gives way'),
    );
    await untilSomebodyWaits();
    await change(items[0]);
    await long.query('commit');
    long.release();
    expect((await placing).code).toBe(0);
    expect(await Promise.all(items.map(stockOf))).toEqual([14, 14]);
  });
});
