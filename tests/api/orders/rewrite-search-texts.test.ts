import { afterAll, beforeAll, expect, it } from 'vitest';
import { rewriteSearchTexts } from '#server/orders/index.ts';
import { type OrderShop, openOrderShop, receiver } from '../order-submit/order-shop.ts';

/** More than one batch of each kind. */
const orders = 130;

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
  const { productId } = await shop.addProduct({
    mpn: 'RC-1',
    nameZh: '电阻 1/16W',
    nameEn: 'Resistor 1/16W',
  });
  const { id } = await shop.addBuyer();
  const { receivingUser, receivingAddress, receivingPhone } = receiver;
  const to = `'${receivingUser}', '${receivingAddress}', '${receivingPhone}'`;
  const at = `'2026-03-02T08:00:00Z'`;
  const number = (kind: string) => `'${kind}20260302' || lpad(n::text, 8, '0')`;
  const all = `from generate_series(1, ${orders}) n`;
  const names = `'RC-1', '电阻 1/16W', 'Resistor 1/16W'`;
  await shop.pool.query(`insert into standard_order (order_no, member_id, state, ass_flag, invoice_flag, goods_money, discount_money, us_money,
      zh_money, rate_micros, discount_type, receiving_user, receiving_address, receiving_phone, created_at)
    select ${number('P')}, ${id}, 5, 0, 0, 310, 0, 310, 2201, 7100000, 3, ${to}, ${at} ${all}`);
  await shop.pool.query(`insert into order_line (order_no, position, product_id, product_num, product_name_zh,
      product_name_en, product_describe_zh, product_describe_en, product_img, unit_price, num, line_money)
    select ${number('P')}, 1, ${productId}, ${names}, '-', '-', '', 3100, 1000, 310 ${all}`);
  await shop.pool.query(`insert into sample_order (order_no, member_id, state, points, product_id, product_num,
      product_name_zh, product_name_en, product_img, receiving_user, receiving_address, receiving_phone, search_text, created_at)
    select ${number('S')}, ${id}, 3, 5, ${productId}, ${names}, '', ${to}, '', ${at} ${all}`);
  await shop.pool.query(`insert into customised_order (order_no, member_id, state, ass_flag, send, rate_micros, product_name, created_at)
    select ${number('C')}, ${id}, 8, 0, 0, 7100000, 'Resistor 1/16W', ${at} ${all}`);
});
afterAll(() => shop.close());

const kinds = ['standard_order', 'sample_order', 'customised_order'] as const;

/** As an older release left the orders: with texts of another form up to none of them. */
async function spoilTexts(text = 'older'): Promise<void> {
  for (const kind of kinds) await shop.pool.query(`update ${kind} set search_text = $1`, [text]);
  await shop.pool.query(`update order_search_text set version = version - 1, last_order = null`);
}

/** The search texts of each kind without their order numbers, and how many orders have each. */
async function texts() {
  const counts: Record<string, number> = {};
  for (const kind of kinds) {
    const { rows } = await shop.pool.query<{ text: string; count: number }>(
      `select replace(search_text, lower(order_no), 'number') as text, count(*)::int from ${kind} group by 1`,
    );
    for (const { text, count } of rows) counts[`${kind} ${text.replaceAll('\n', ' ')}`] = count;
  }
  return counts;
}

const written = {
  'standard_order number rc-1 电阻1/16w resistor1/16w 电阻62.5mw resistor62.5mw': orders,
  'sample_order number rc-1 电阻1/16w resistor1/16w 电阻62.5mw resistor62.5mw': orders,
  'customised_order number resistor1/16w resistor62.5mw': orders,
};

it('writes the search texts of an older version again, once', async () => {
  await spoilTexts();
  expect(await rewriteSearchTexts(shop.pool)).toBe(kinds.length * orders);
  expect(await texts()).toEqual(written);
  expect(await rewriteSearchTexts(shop.pool)).toBe(0);
});

it('leaves the rest to the next run when it is stopped', async () => {
  await spoilTexts();
  expect(await rewriteSearchTexts(shop.pool, { stop: AbortSignal.abort() })).toBe(0);
  await shop.pool.query(
    `update order_search_text set last_order = 'P2026030200000100' where kind = 'standard_order'`,
  );
  expect(await rewriteSearchTexts(shop.pool, { rests: true })).toBe(2 * orders + (orders - 100));
});

it('leaves the orders of a closed account without a text', async () => {
  await spoilTexts('-');
  expect(await rewriteSearchTexts(shop.pool)).toBe(0);
});

it('does not read orders again that have texts of the current version', async () => {
  await spoilTexts('-');
  await rewriteSearchTexts(shop.pool);
  await shop.pool.query(`update sample_order set search_text = 'older'`);
  expect(await rewriteSearchTexts(shop.pool)).toBe(0);
});
