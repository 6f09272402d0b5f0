import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, type OrderShop, openOrderShop, type Product, receiver, stateOf } from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

/** 1,000 pieces of the product of the shop, without a deduction, unless `changes` say otherwise. */
function submit(buyer: Buyer, item: Product, changes: object = {}) {
  const amounts = { num: 1000, unitPrice: 0.31, moneyNum: 310, discountType: 3, integralNum: 100 };
  return shop.call(
    'submitDirectOrder',
    { ...receiver, ...item, productName: 'Chip resistor', ...amounts, ...changes },
    { token: buyer.token, language: 'en_US' },
  );
}

async function submitUnchanged(buyer: Buyer, item: Product, changes: object = {}) {
  const before = await stateOf(shop);
  const { code, params } = await submit(buyer, item, changes);
  expect(await stateOf(shop)).toEqual(before);
  return { code, params };
}

async function readOrder(buyer: Buyer, orderNo: string) {
  return (await shop.call('getStandardOrder', { orderNo }, { token: buyer.token })).data;
}

describe('a direct order', () => {
  it('takes its pieces out of stock, in lists too, and leaves the cart alone', async () => {
    const buyer = await shop.addBuyer();
    const item = await shop.addProduct();
    const carId = await shop.addLine(buyer, item, 5);
    const placed = await submit(buyer, item);
    expect(placed).toMatchObject({ code: 0, params: { usMoney: 310, zhMoney: 2201 } });
    expect(placed.data).toMatch(/^P20260302\d{8}$/);
    const { cart, stock } = await stateOf(shop);
    expect(cart.map(({ id }) => id)).toContain(carId);
    expect(stock.find(({ id }) => id === item.productId)?.stock).toBe(99_000);
  });

  it('rounds a line of less than a cent once, half up', async () => {
    const buyer = await shop.addBuyer();
    const item = await shop.addProduct({ unitPrice: 50, breakQty: [], breakPrice: [] });
    const money = async (num: number, moneyNum: number) =>
      (await submit(buyer, item, { num, unitPrice: 0.005, moneyNum })).code;
    expect([await money(99, 0), await money(100, 1), await money(299, 1), await money(300, 2)]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(await money(100, 0)).toBe(4010);
  });

  it('has the discount of the grade, and none without a grade', async () => {
    const item = await shop.addProduct();
    for (const [grade, moneyNum] of [
      ['1', 295],
      ['2', 279],
      ['3', 264],
      ['9', 310],
      [undefined, 310],
    ] as const) {
      const buyer = await shop.addBuyer(grade === undefined ? {} : { grade });
      const placed = await submit(buyer, item, { discountType: 1, integralNum: 0, moneyNum });
      expect(placed.code).toBe(0);
      const order = await readOrder(buyer, placed.data);
      expect(order).toMatchObject({ discountType: 1, moneyNum, discountMoney: 310 - moneyNum });
    }
  });

  it('spends points up to its price; they are booked on its number', async () => {
    const buyer = await shop.addBuyer({ points: 5000 });
    const placed = await submit(buyer, await shop.addProduct(), {
      discountType: 2,
      integralNum: 3100,
      moneyNum: 0,
    });
    expect(placed).toMatchObject({ code: 0, params: { usMoney: 0, zhMoney: 0 } });
    const { accounts, points } = await stateOf(shop);
    expect(accounts.find(({ memberId }) => memberId === buyer.id)?.points).toBe(1900);
    expect(points.at(-1)).toMatchObject({ flowNum: 3100, budget: 1, flowType: 2, objectId: placed.data });
  });

  it('takes no points without the box, whatever is sent', async () => {
    const buyer = await shop.addBuyer({ points: 5000 });
    expect((await submit(buyer, await shop.addProduct(), { integralNum: 4999 })).code).toBe(0);
    const { data } = await shop.call('getConsumerDiscount', {}, { token: buyer.token });
    expect(data.integralToMoney).toEqual({ maxMoney: 500, maxIntegral: 5000 });
  });
});

describe('a refused direct order', () => {
  it('names no product of the shop, or one with another part number', async () => {
    const buyer = await shop.addBuyer();
    const item = await shop.addProduct();
    expect((await submitUnchanged(buyer, { ...item, productId: 9_000_000_000 })).code).toBe(4004);
    expect((await submitUnchanged(buyer, { ...item, productNum: 'RC0603-X' })).code).toBe(4004);
  });

  it('asks for what is not sold any more, not in this quantity, or not in stock', async () => {
    const buyer = await shop.addBuyer();
    const { addProduct } = shop;
    expect((await submitUnchanged(buyer, await addProduct({ withdrawn: true }))).code).toBe(4025);
    const inReels = await addProduct({ orderMultiple: 300 });
    expect(await submitUnchanged(buyer, inReels)).toMatchObject({
      code: 4022,
      params: { products: [{ productId: inReels.productId, orderMultiple: 300 }] },
    });
    expect(await submitUnchanged(buyer, await addProduct({ stock: 999 }))).toMatchObject({
      code: 4011,
      params: { products: [{ stock: 999 }] },
    });
  });

  it('carries another amount or another price, and gets the new ones', async () => {
    const buyer = await shop.addBuyer();
    const item = await shop.addProduct();
    const now = { usMoney: 310, zhMoney: 2201, integralNum: 0, products: [{ unitPrice: 0.31 }] };
    expect(await submitUnchanged(buyer, item, { moneyNum: 309 })).toMatchObject({ code: 4010, params: now });
    expect(await submitUnchanged(buyer, item, { unitPrice: 0.3099 })).toMatchObject({
      code: 4010,
      params: now,
    });
  });

  it('spends points that the member does not have', async () => {
    const buyer = await shop.addBuyer({ points: 99 });
    const byPoints = (integralNum: number, moneyNum: number) =>
      submitUnchanged(buyer, item, { discountType: 2, integralNum, moneyNum });
    const item = await shop.addProduct();
    expect(await byPoints(3100, 0)).toEqual({ code: 4017, params: { missing: 3001 } });
    expect(await byPoints(99, 301)).toMatchObject({ code: 4010, params: { integralNum: 90, usMoney: 301 } });
  });

  it('has a member discount and points together', async () => {
    const buyer = await shop.addBuyer({ grade: '1', points: 1000 });
    const both = { discountType: 1, integralNum: 1000, moneyNum: 295 };
    expect((await submitUnchanged(buyer, await shop.addProduct(), both)).code).toBe(4010);
  });

  it('comes from nobody', async () => {
    const visitor = { id: 0, token: '' };
    expect((await submitUnchanged(visitor, await shop.addProduct())).code).toBe(1001);
  });
});
