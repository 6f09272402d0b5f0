import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DiscountChoice, priceAt, readPriceTiers } from '#domain/money/index.ts';
import { type OrderShop, openOrderShop, pageFigures, receiver } from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const sold = fc.record({
  unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
  breakQty: fc.constantFrom<number[][]>([], [10], [10, 100, 1000]),
  breakPrice: fc.array(fc.integer({ min: 0, max: 4_000_000 }), { minLength: 3, maxLength: 3 }),
  num: fc.integer({ min: 1, max: 2000 }),
});
const order = fc.record({
  products: fc.array(sold, { minLength: 1, maxLength: 3 }),
  choice: fc.constantFrom<DiscountChoice[]>('member', 'points', 'none'),
  grade: fc.constantFrom(undefined, '1', '2', '3'),
  points: fc.nat(500_000),
});

type RandomOrder = typeof order extends fc.Arbitrary<infer Order> ? Order : never;

/** Puts the products into a cart, reads what a page reads, and orders with the figures that it would show. */
async function orderByPage({ products, choice, grade, points }: RandomOrder) {
  const buyer = await shop.addBuyer({ points, ...(grade === undefined ? {} : { grade }) });
  const ids: number[] = [];
  for (const { num, breakPrice, ...one } of products) {
    const item = await shop.addProduct({ ...one, breakPrice: breakPrice.slice(0, one.breakQty.length) });
    ids.push(await shop.addLine(buyer, item, num));
  }
  const { data } = await shop.call('selectCartItems', { ids: ids.join(',') }, { token: buyer.token });
  const lines = data.map((line: { carId: number; num: number; productId: number; productNum: string }) => {
    const { carId, num, productId, productNum } = line;
    return { carId, num, productId, productNum };
  });
  const priced = data.map((line: { unitPrice: number; priceIndex?: string; num: number }) => ({
    num: line.num,
    unitPrice: priceAt(line.num, line.unitPrice, readPriceTiers(line.priceIndex)),
  }));
  const figures = await pageFigures(shop, buyer, choice, priced);
  const fields = { ...receiver, ...figures, productInfos: JSON.stringify(lines) };
  return {
    buyer,
    figures,
    priced,
    placed: await shop.call('submitCartOrder', fields, { token: buyer.token }),
  };
}

it('takes every order with the figures that a page works out from what it was given', async () => {
  await fc.assert(
    fc.asyncProperty(order, async (sample) => {
      const { buyer, figures, priced, placed } = await orderByPage(sample);
      expect(placed).toMatchObject({ code: 0, params: { usMoney: figures.moneyNum } });
      const { data } = await shop.call('getStandardOrder', { orderNo: placed.data }, { token: buyer.token });
      const goods = data.lines.reduce((sum: number, line: { lineMoney: number }) => sum + line.lineMoney, 0);
      expect(data.moneyNum + data.discountMoney).toBe(goods);
      expect(data.lines.map((line: { unitPrice: number }) => line.unitPrice)).toEqual(
        priced.map((line: { unitPrice: number }) => line.unitPrice),
      );
      const left = await shop.call('getConsumerDiscount', {}, { token: buyer.token });
      const spent = sample.choice === 'points' ? figures.integralNum : 0;
      expect(left.data.integralToMoney.maxMoney).toBe(Math.floor((sample.points - spent) / 10));
    }),
    { numRuns: 25 },
  );
});
