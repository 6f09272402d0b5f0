import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyNamed } from '../support/signed-call.ts';
import { type Buyer, type OrderShop, openOrderShop, type Product, receiver, stateOf } from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const weeks = 8;
const byHundred = { unitPrice: 10_000, breakQty: [], breakPrice: [], startBuy: 100, orderMultiple: 50 };

const addLater = (stock: number) =>
  shop.addProduct({ ...byHundred, stock, leadWeeks: weeks, backorderWeeks: weeks });

async function stockOf({ productId }: Product) {
  return (await stateOf(shop)).stock.find(({ id }) => id === productId)?.stock;
}

function order(buyer: Buyer, item: Product, num: number, changes: object = {}) {
  const figures = { num, unitPrice: 1, moneyNum: num, discountType: 3, integralNum: 100 };
  const fields = {
    ...receiver,
    ...item,
    productName: 'Later',
    ...figures,
    backorderWeeks: weeks,
    backordered: num,
    ...changes,
  };
  return shop.call('submitDirectOrder', fields, {
    token: buyer.token,
    idempotencyKey: keyNamed(crypto.randomUUID()),
  });
}

describe('a part that the supplier delivers later', () => {
  it('says its lead time in list, detail and cart, and is put into the cart without stock', async () => {
    const buyer = await shop.addBuyer();
    const { token } = buyer;
    const item = await addLater(0);
    const detail = await shop.call('getProduct', { productId: item.productId });
    expect(detail.data).toMatchObject({ stock: 0, leadWeeks: weeks, backorderWeeks: weeks });
    const list = await shop.call('listProducts', { keyWord: item.productNum });
    expect(list.data[0]).toMatchObject({ productId: item.productId, backorderWeeks: weeks });
    const added = await shop.call('addCartItem', { productId: item.productId, producNum: 150 }, { token });
    expect(added.code).toBe(0);
    const cart = await shop.call('listCartItems', {}, { token });
    expect(cart.data).toMatchObject([{ stock: 0, num: 150, backorderWeeks: weeks }]);
    const odd = await shop.call('addCartItem', { productId: item.productId, producNum: 130 }, { token });
    expect(odd.code).toBe(4022);
  });

  it('is ordered from the cart, and its buyer sees when it is expected', async () => {
    const buyer = await shop.addBuyer();
    const { token } = buyer;
    const item = await addLater(120);
    const line = { carId: await shop.addLine(buyer, item, 150), num: 150, ...item };
    const fields = { ...receiver, discountType: 3, integralNum: 100, integralMoney: 0, moneyNum: 150 };
    const silent = await shop.call(
      'submitCartOrder',
      { ...fields, productInfos: JSON.stringify([line]) },
      { token },
    );
    expect(silent).toMatchObject({
      code: 4035,
      params: { products: [{ productId: item.productId, stock: 120, backorderWeeks: weeks }] },
    });
    expect(await stockOf(item)).toBe(120);
    const productInfos = JSON.stringify([{ ...line, backorderWeeks: weeks, backordered: 30 }]);
    const placed = await shop.call('submitCartOrder', { ...fields, productInfos }, { token });
    expect(placed.code).toBe(0);
    expect(await stockOf(item)).toBe(0);
    const { data } = await shop.call('getStandardOrder', { orderNo: placed.data }, { token });
    const backorderTime = new Date(Date.parse(data.createTime) + weeks * 7 * 86_400_000).toISOString();
    expect(data.lines).toMatchObject([{ num: 150, backordered: 30, backorderTime }]);
    expect(data).not.toHaveProperty('backordered');

    const cancelled = await shop.call('cancelStandardOrder', { orderNo: placed.data }, { token });
    expect(cancelled.code).toBe(0);
    expect(await stockOf(item)).toBe(120);
  });

  it('keeps its stock right whatever is ordered and cancelled at the same moment', async () => {
    const item = await addLater(1_000);
    const buyers = await Promise.all(Array.from({ length: 12 }, () => shop.addBuyer()));
    const answers = await Promise.all(buyers.map((buyer) => order(buyer, item, 150)));
    expect(answers.map(({ code }) => code)).toEqual(buyers.map(() => 0));
    expect(await stockOf(item)).toBe(0);
    const { lines } = await stateOf(shop);
    const own = lines.filter(({ productId }) => productId === item.productId);
    const later = own.reduce((sum, { backordered }) => sum + backordered, 0);
    expect(later).toBe(12 * 150 - 1_000);
    await Promise.all(
      buyers.map(({ token }, at) =>
        shop.call('cancelStandardOrder', { orderNo: answers[at]?.data }, { token }),
      ),
    );
    expect(await stockOf(item)).toBe(1_000);
  });

  it('is refused when it is delivered later than shown, and ordered with what is true now', async () => {
    const buyer = await shop.addBuyer();
    const item = await addLater(50);
    const shown = [{ backorderWeeks: 4 }, { backorderWeeks: undefined }, { backordered: 49 }];
    for (const changes of [...shown, { backordered: undefined }])
      expect(await order(buyer, item, 100, changes)).toMatchObject({
        code: 4035,
        params: { products: [{ productId: item.productId, stock: 50, backorderWeeks: weeks }] },
      });
    expect(await stockOf(item)).toBe(50);
    expect((await order(buyer, item, 100, { backordered: 50 })).code).toBe(0);
  });

  it('is bought again as it was ordered', async () => {
    const buyer = await shop.addBuyer();
    const { token } = buyer;
    const item = await addLater(0);
    const { data: orderNo } = await order(buyer, item, 100);
    const again = await shop.call('buyAgain', { orderNo }, { token });
    expect(again.data).toMatchObject([{ productId: item.productId, added: 100 }]);
  });
});

it('a part that is only sold out of the stock stays refused, whatever lead time is sent', async () => {
  const buyer = await shop.addBuyer();
  const item = await shop.addProduct({ ...byHundred, stock: 0, leadWeeks: weeks });
  expect((await order(buyer, item, 100)).code).toBe(4011);
  const { token } = buyer;
  const added = await shop.call('addCartItem', { productId: item.productId, producNum: 100 }, { token });
  expect(added.code).toBe(4011);
});
