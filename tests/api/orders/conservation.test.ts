import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orderEvents as events } from '#domain/orders/events.ts';
import {
  sampleOrderOrderStateValues as samples,
  standardOrderProOrderStateValues as states,
} from '#generated/enums.ts';
import { type OrderShop, openOrderShop } from '../order-submit/order-shop.ts';
import { RandomShop, start, startStock } from './random-shop.ts';

let shop: OrderShop;
beforeEach(async () => {
  shop = await openOrderShop();
});
afterEach(() => shop.close());

async function rowsOf<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await shop.db.execute(query);
  // The columns that the query names.
  return rows as Row[];
}

const members = 2;

/** The state that the last event with a meaning for it leads to. */
const standardState = new Map<number, number>([
  [events.orderPlaced, states.awaitingPayment],
  [events.orderPaid, states.awaitingShipment],
  [events.orderShipped, states.inDelivery],
  [events.receiptConfirmed, states.completed],
  [events.orderCancelled, states.closed],
  [events.closedUnpaid, states.closed],
  [events.orderRefused, states.closed],
]);
const sampleState = new Map<number, number>([
  [events.orderPlaced, samples.toBeExamined],
  [events.orderApproved, samples.awaitingShipment],
  [events.orderShipped, samples.awaitingReceipt],
  [events.receiptConfirmed, samples.received],
  [events.orderRefused, samples.rejected],
  [events.orderCancelled, samples.cancelled],
]);

type OrderRow = { readonly order_no: string; readonly state: number; readonly events: number[] };

async function withoutHistory(table: string, meanings: ReadonlyMap<number, number>): Promise<string[]> {
  const rows = await rowsOf<OrderRow>(sql`select o.order_no, o.state,
    array(select event::int from order_event e where e.order_no = o.order_no order by id) as events
    from ${sql.identifier(table)} o`);
  return rows
    .filter((row) => meanings.get(row.events.findLast((event) => meanings.has(event)) ?? 0) !== row.state)
    .map(({ order_no: orderNo, state, events: known }) => `${orderNo} ${state} ${known.join()}`);
}

async function checkMoney(): Promise<void> {
  expect(await rowsOf(sql`select * from ledger_difference`)).toEqual([]);
  const [held] = await rowsOf<{ yuan: string; dollars: string }>(
    sql`select sum(yuan)::text as yuan, sum(dollars)::text as dollars from account`,
  );
  const flows = await rowsOf<{ currency: string; change: string }>(sql`select currency, sum(case
      when p.state = 'credited' then amount
      when p.state = 'paid' and pay_type in (3, 4) then -amount
      else 0 end + case when r.state = 'credited' then amount else 0 end)::text as change
      from payment p left join refund r on r.payment_number = p.number group by currency`);
  const changeOf = (currency: string) =>
    Number(flows.find((flow) => flow.currency === currency)?.change ?? 0);
  expect({ yuan: Number(held?.yuan), dollars: Number(held?.dollars) }).toEqual({
    yuan: members * start.yuan + changeOf('CNY'),
    dollars: members * start.dollars + changeOf('USD'),
  });
}

/** Money that is given back is that of orders that were undone, and of payments that settled nothing: all of it, and no other. */
async function checkRefunds(): Promise<void> {
  const wrong = await rowsOf(sql`select p.number, p.state, r.state as refund from payment p
      left join refund r on r.payment_number = p.number
      left join standard_order o on o.order_no = p.order_no
      left join customised_order c on c.order_no = p.order_no
      where p.amount > 0 and (r.payment_number is not null) is distinct from (p.state = 'refunded' or p.state = 'paid'
        and (o.state = 5 or o.ass_flag = 4 or c.state = 9 or c.ass_flag = 4) is true)`);
  expect(wrong).toEqual([]);
}

async function checkPoints(): Promise<void> {
  const orders = await rowsOf(sql`select o.order_no from (
      select order_no, points_spent as spent, state = 5 or ass_flag = 4 as undone from standard_order
      union all select order_no, points, state in (4, 5) from sample_order
    ) o where o.spent <> (select coalesce(sum(flow_num), 0) from points_entry
        where object_id = o.order_no and budget = 1 and flow_type in (1, 2))
      or case when o.undone then o.spent else 0 end <> (select coalesce(sum(flow_num), 0) from points_entry
        where object_id = o.order_no and budget = 0 and flow_type = 3)`);
  expect(orders).toEqual([]);
}

async function checkStock(): Promise<void> {
  const products = await rowsOf(sql`select p.id, p.stock from product p where p.stock
      + coalesce((select sum(l.num) from order_line l join standard_order o using (order_no)
          where l.product_id = p.id and o.state <> 5), 0)
      + (select count(*) from sample_order s where s.product_id = p.id and s.state not in (4, 5)) <> ${startStock}`);
  expect(products).toEqual([]);
}

it.each([7, 10])(
  'no money, point or piece is lost or made, and every state has its history (seed %i)',
  async (seed) => {
    const random = new RandomShop(shop, seed);
    await random.open();
    for (let step = 0; step < 60; step += 1) await random.step();
    await checkMoney();
    await checkRefunds();
    await checkPoints();
    await checkStock();
    expect(await withoutHistory('standard_order', standardState)).toEqual([]);
    expect(await withoutHistory('sample_order', sampleState)).toEqual([]);
    const [made] = await rowsOf<{ kinds: string }>(
      sql`select count(distinct event)::text as kinds from order_event`,
    );
    expect(Number(made?.kinds)).toBeGreaterThan(5);
    const ends = await rowsOf<{ state: string }>(sql`select distinct state from refund`);
    expect(ends.map(({ state }) => state)).toEqual(expect.arrayContaining(['credited', 'done']));
  },
);
