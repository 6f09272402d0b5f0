import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payTypes } from '#domain/cashier/methods.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { payment } from '#server/db/schema/payment.ts';
import { creditBalances, payPassword, readBalances, setPayPassword } from '../support/balances.ts';
import { type Buyer, type OrderShop, openOrderShop, receiver } from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const [proforma, confirmation] = [2, 1];
const startYuan = 100_000;

/** Orders ten pieces at $0.0335 of each of this many products: $0.34 and ¥2.38 a line, as the price in yuan is ¥0.23785. */
async function orderOf(buyer: Buyer, lines: number, fields: object) {
  const chosen = [];
  for (let made = 0; made < lines; made += 1) {
    const item = await shop.addProduct({ unitPrice: 33_500, breakQty: [], breakPrice: [] });
    chosen.push({ ...item, num: 10, carId: await shop.addLine(buyer, item, 10) });
  }
  const sent = { ...receiver, integralMoney: 0, productInfos: JSON.stringify(chosen), ...fields };
  return shop.call('submitCartOrder', sent, { token: buyer.token });
}

async function textOf(buyer: Buyer, orderNo: string, document: number) {
  const asked = { orderNo, document };
  const { data } = await shop.call('getOrderDocument', asked, { token: buyer.token, language: 'zh_CN' });
  const content = await (await shop.app.request(data)).arrayBuffer();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)));
  return text.join(' ').replace(/\s+/g, ' ');
}

it.each([
  [1, { discountType: 3, integralNum: 100 }, { usMoney: 34, zhMoney: 238 }, ['合计（人民币） ¥2.38']],
  [
    5,
    { discountType: 1, integralNum: 0 },
    { usMoney: 162, zhMoney: 1190 - 57 },
    ['商品总额 ¥11.90', '会员折扣 −¥0.57', '合计（人民币） ¥11.33'],
  ],
])(
  'charges, shows and books an order of %i lines as the sum of them in yuan',
  async (count, fields, charged, rows) => {
    const buyer = await shop.addBuyer({ grade: '1' });
    await creditBalances(shop.db, buyer.id, { yuan: startYuan });
    await setPayPassword(shop.db, buyer.id);
    const placed = await orderOf(buyer, count, { ...fields, moneyNum: charged.usMoney });
    expect(placed).toMatchObject({ code: 0, params: charged });
    const { data: orderNo } = placed;
    const shown = { moneyNum: charged.usMoney, moneyNumZh: charged.zhMoney };
    const read = (operation: 'getStandardOrder' | 'listStandardOrders', sent: { orderNo?: string }) =>
      shop.call(operation, sent, { token: buyer.token });
    expect((await read('getStandardOrder', { orderNo })).data).toMatchObject(shown);
    expect((await read('listStandardOrders', {})).data).toMatchObject([shown]);

    const paid = { orderNo, payType: payTypes.yuanBalance, totalAmount: charged.usMoney, payPassword };
    const rest = { discountType: 3, discountAmount: 0, integralNum: 0 };
    const before = await textOf(buyer, orderNo, proforma);
    expect((await shop.call('payStandardOrder', { ...paid, ...rest }, { token: buyer.token })).code).toBe(0);
    const payments = await shop.db.select().from(payment).where(eq(payment.orderNo, orderNo));
    expect(payments).toMatchObject([{ amount: charged.zhMoney, currency: 'CNY' }]);
    expect((await readBalances(shop.db, buyer.id)).yuan).toBe(startYuan - charged.zhMoney);
    const { data: flow } = await shop.call('listAccountFlow', {}, { token: buyer.token });
    expect(flow[0]).toMatchObject({ amount: charged.zhMoney, objectId: orderNo });

    for (const text of [before, await textOf(buyer, orderNo, confirmation)]) {
      expect(text.match(/¥2\.38 \$0\.34/g)).toHaveLength(count);
      for (const row of rows) expect(text).toContain(row);
      expect(text).not.toContain('折算尾差');
    }
  },
);

it('shows what is left over of an order that was charged its exchanged dollars', async () => {
  const buyer = await shop.addBuyer();
  const { data: orderNo } = await orderOf(buyer, 2, { discountType: 3, integralNum: 100, moneyNum: 68 });
  await shop.db.update(standardOrder).set({ zhMoney: 483 }).where(eq(standardOrder.orderNo, orderNo));
  const text = await textOf(buyer, orderNo, proforma);
  for (const row of ['商品总额 ¥4.76', '折算尾差 ¥0.07', '合计（人民币） ¥4.83']) expect(text).toContain(row);
});
