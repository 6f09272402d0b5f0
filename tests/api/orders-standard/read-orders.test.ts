import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standardOrder } from '#server/db/schema/orders.ts';
import { creditBalances, payPassword, setPayPassword } from '#tests/api/support/balances.ts';
import { type Buyer, type OrderShop, openOrderShop, receiver } from '../order-submit/order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

async function order(buyer: Buyer): Promise<string> {
  const item = await shop.addProduct();
  const amounts = { num: 1000, unitPrice: 0.31, moneyNum: 310, discountType: 3, integralNum: 100 };
  const fields = { ...receiver, ...item, productName: 'Chip resistor', ...amounts };
  return (await shop.call('submitDirectOrder', fields, { token: buyer.token })).data;
}

async function list(buyer: Buyer, fields: object = {}) {
  const { code, data, params } = await shop.call('listStandardOrders', { ...fields }, { token: buyer.token });
  expect(code).toBe(0);
  const orders: readonly { orderNo: string }[] = data;
  return {
    numbers: orders.map(({ orderNo }) => orderNo),
    total: params.totalDataCounts,
  };
}

describe('the list of orders', () => {
  it('is empty for a new member', async () => {
    expect(await list(await shop.addBuyer())).toEqual({ numbers: [], total: 0 });
  });

  it('has the newest first, five on a page unless asked otherwise, and counts all pages', async () => {
    const buyer = await shop.addBuyer();
    await order(await shop.addBuyer());
    const numbers: string[] = [];
    for (let at = 0; at < 7; at += 1) {
      // Two orders of one moment: their numbers decide.
      if (at % 2 === 0) shop.clock.pass(60);
      numbers.unshift(await order(buyer));
    }
    expect(await list(buyer)).toEqual({ numbers: numbers.slice(0, 5), total: 7 });
    expect(await list(buyer, { pageNum: 2 })).toEqual({ numbers: numbers.slice(5), total: 7 });
    expect(await list(buyer, { pageNum: 2, pageSize: 3 })).toEqual({
      numbers: numbers.slice(3, 6),
      total: 7,
    });
    expect(await list(buyer, { pageNum: 9 })).toEqual({ numbers: [], total: 7 });
  });

  it('is narrowed to a state, or to orders in after-sales', async () => {
    const buyer = await shop.addBuyer();
    const [open, closed, returned] = [await order(buyer), await order(buyer), await order(buyer)];
    const change = (orderNo: string, values: object) =>
      shop.db.update(standardOrder).set(values).where(eq(standardOrder.orderNo, orderNo));
    await change(closed, { state: 5 });
    await change(returned, { state: 4, assFlag: 3, paidAt: shop.clock.now() });
    expect(await list(buyer, { state: 1 })).toEqual({ numbers: [open], total: 1 });
    expect(await list(buyer, { state: 2 })).toEqual({ numbers: [], total: 0 });
    expect(await list(buyer, { state: 4 })).toEqual({ numbers: [returned], total: 1 });
    expect(await list(buyer, { state: 5 })).toEqual({ numbers: [closed], total: 1 });
    expect(await list(buyer, { state: 6 })).toEqual({ numbers: [returned], total: 1 });
    expect((await list(buyer)).total).toBe(3);
  });

  it('says the names in the language of the request', async () => {
    const buyer = await shop.addBuyer();
    await order(buyer);
    const read = async (language: 'zh_CN' | 'en_US') =>
      (await shop.call('listStandardOrders', {}, { token: buyer.token, language })).data[0];
    expect(await read('zh_CN')).toMatchObject({
      productName: '贴片电阻',
      lines: [{ productDescribe: '厚膜' }],
    });
    expect(await read('en_US')).toMatchObject({
      productName: 'Chip resistor',
      productDescribe: 'Thick film',
    });
  });
});

describe('one order', () => {
  it('is read by its owner only', async () => {
    const [buyer, other] = [await shop.addBuyer(), await shop.addBuyer()];
    const orderNo = await order(buyer);
    const read = (token: string, number = orderNo) =>
      shop.call('getStandardOrder', { orderNo: number }, { token });
    expect((await read(buyer.token)).data.orderNo).toBe(orderNo);
    expect((await read(other.token)).code).toBe(4004);
    expect((await read(buyer.token, 'P2026030299999999')).code).toBe(4004);
    expect((await read('')).code).toBe(1001);
  });

  it.each([
    [3, 1],
    [4, 2],
  ] as const)(
    'says after payment with method %i that currency %i was paid, and nothing before',
    async (payType, paidIn) => {
      const buyer = await shop.addBuyer();
      await creditBalances(shop.db, buyer.id, { yuan: 100_000, dollars: 100_000 });
      await setPayPassword(shop.db, buyer.id);
      const orderNo = await order(buyer);
      const read = async () =>
        (await shop.call('getStandardOrder', { orderNo }, { token: buyer.token })).data;
      const before = await read();
      expect(before.paidIn).toBeUndefined();
      const amounts = {
        totalAmount: before.moneyNum,
        discountType: 3,
        discountAmount: 0,
        integralNum: 0,
      };
      const paid = await shop.call(
        'payStandardOrder',
        { orderNo, payType, payPassword, ...amounts },
        { token: buyer.token },
      );
      expect(paid.code).toBe(0);
      expect((await read()).paidIn).toBe(paidIn);
      const listed = await shop.call('listStandardOrders', {}, { token: buyer.token });
      expect(listed.data[0].paidIn).toBe(paidIn);
    },
  );
});
