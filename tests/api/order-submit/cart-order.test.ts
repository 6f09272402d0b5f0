import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, type OrderShop, openOrderShop, type Product, receiver, stateOf } from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

interface Line extends Product {
  readonly carId: number;
  readonly num: number;
}

function submit(buyer: Buyer, lines: readonly Line[], changes: object = {}) {
  const figures = { discountType: 3, integralNum: 100, integralMoney: 0 };
  const fields = { ...receiver, ...figures, productInfos: JSON.stringify(lines), ...changes };
  return shop.call('submitCartOrder', fields, { token: buyer.token });
}

async function line(buyer: Buyer, item: Product, num = 1000): Promise<Line> {
  return { carId: await shop.addLine(buyer, item, num), num, ...item };
}

const stock = async ({ productId }: Product) =>
  (await stateOf(shop)).stock.find(({ id }) => id === productId)?.stock;

describe('an order from the cart', () => {
  it('is one order of all its lines: out of the cart, out of stock, priced by quantity', async () => {
    const buyer = await shop.addBuyer();
    const [cheap, dear] = [
      await shop.addProduct(),
      await shop.addProduct({ unitPrice: 1_234_567, breakQty: [], breakPrice: [] }),
    ];
    const lines = [await line(buyer, dear, 3), await line(buyer, cheap, 1000)];
    const left = await line(buyer, await shop.addProduct(), 5);
    const placed = await submit(buyer, lines, { moneyNum: 370 + 310 });
    expect(placed).toMatchObject({ code: 0, params: { usMoney: 680, zhMoney: 4831 } });
    expect(await stock(cheap)).toBe(99_000);
    const state = await stateOf(shop);
    expect(state.cart.filter(({ memberId }) => memberId === buyer.id).map(({ id }) => id)).toEqual([
      left.carId,
    ]);
    const { data } = await shop.call(
      'getStandardOrder',
      { orderNo: placed.data },
      { token: buyer.token, language: 'en_US' },
    );
    expect(data).toMatchObject({
      ...receiver,
      receivingAddress: '1 Keji Road, Shenzhen, Guangdong, China',
      orderNo: placed.data,
      proOrderState: 1,
      assFlag: 0,
      moneyNum: 680,
      moneyNumZh: 4831,
      discountType: 3,
      productId: dear.productId,
      num: 3,
      unitPrice: 123.4567,
      productName: 'Chip resistor',
      discountMoney: 0,
      lines: [
        { productNum: dear.productNum, num: 3, unitPrice: 123.4567, lineMoney: 370 },
        {
          productNum: cheap.productNum,
          num: 1000,
          unitPrice: 0.31,
          lineMoney: 310,
          productImg: '/img/a.svg,/img/b.svg',
        },
      ],
    });
  });

  it('orders the quantity that the page showed, whatever the cart says by now', async () => {
    const buyer = await shop.addBuyer();
    const shown = { ...(await line(buyer, await shop.addProduct(), 500)), num: 200 };
    const placed = await submit(buyer, [shown], { moneyNum: 70 });
    expect(placed).toMatchObject({ code: 0, params: { usMoney: 70 } });
    expect(await stock(shown)).toBe(99_800);
    expect((await shop.call('listCartItems', {}, { token: buyer.token })).data).toEqual([]);
  });

  it('cannot be placed again: its lines are gone', async () => {
    const buyer = await shop.addBuyer();
    const lines = [await line(buyer, await shop.addProduct())];
    expect((await submit(buyer, lines)).code).toBe(0);
    expect((await submit(buyer, lines)).code).toBe(4004);
  });

  it('keeps what the product was when it was ordered', async () => {
    const buyer = await shop.addBuyer();
    const item = await shop.addProduct({ supplierNo: 'renamed', nameZh: '旧', nameEn: 'Old' });
    const { data: orderNo } = await submit(buyer, [await line(buyer, item, 10)]);
    await shop.addProduct({ supplierNo: 'renamed', nameZh: '新', nameEn: 'New', unitPrice: 9_000_000 });
    const read = (language: 'zh_CN' | 'en_US') =>
      shop.call('getStandardOrder', { orderNo }, { token: buyer.token, language });
    expect((await read('zh_CN')).data).toMatchObject({ productName: '旧', unitPrice: 0.35, moneyNum: 4 });
    expect((await read('en_US')).data.productName).toBe('Old');
  });
});

describe('a refused order from the cart', () => {
  async function callUnchanged(run: () => Promise<{ code: number; params: unknown }>) {
    const before = await stateOf(shop);
    const { code, params } = await run();
    expect(await stateOf(shop)).toEqual(before);
    return { code, params };
  }

  it('names a line twice', async () => {
    const buyer = await shop.addBuyer();
    const one = await line(buyer, await shop.addProduct());
    const answer = await callUnchanged(() => submit(buyer, [one, one]));
    expect(answer).toEqual({
      code: 4000,
      params: { fields: [{ field: 'productInfos.1.carId', rule: 'uniqueItems' }] },
    });
  });

  it('has a line that is not there, not the member’s, or holds another product or part number', async () => {
    const [buyer, other] = [await shop.addBuyer(), await shop.addBuyer()];
    const [mine, theirs] = [
      await line(buyer, await shop.addProduct()),
      await line(other, await shop.addProduct()),
    ];
    const codeOf = async (lines: Line[]) => (await callUnchanged(() => submit(buyer, lines))).code;
    expect(await codeOf([mine, { ...mine, carId: 9_000_000_000 }])).toBe(4004);
    expect(await codeOf([mine, theirs])).toBe(4004);
    expect(await codeOf([{ ...mine, productId: theirs.productId, productNum: theirs.productNum }])).toBe(
      4004,
    );
    expect(await codeOf([{ ...mine, productNum: 'RC0603-X' }])).toBe(4004);
  });

  it('has products that are no longer sold, before everything else that is wrong', async () => {
    const buyer = await shop.addBuyer();
    const item = await shop.addProduct({ withdrawn: true, startBuy: 50 });
    const lines = [await line(buyer, item, 3), await line(buyer, await shop.addProduct({ stock: 1 }), 3)];
    expect(await callUnchanged(() => submit(buyer, lines, { moneyNum: 1 }))).toMatchObject({
      code: 4025,
      params: { products: [{ productId: item.productId, carId: lines[0]?.carId }] },
    });
  });

  it('has quantities below the minimum or off the multiple', async () => {
    const buyer = await shop.addBuyer();
    const lines = [
      await line(buyer, await shop.addProduct({ startBuy: 100 }), 99),
      await line(buyer, await shop.addProduct({ orderMultiple: 50 }), 100),
      await line(buyer, await shop.addProduct({ orderMultiple: 50 }), 101),
    ];
    const { code, params } = await callUnchanged(() => submit(buyer, lines));
    expect(code).toBe(4022);
    expect(params).toMatchObject({
      products: [{ startBuy: 100 }, { orderMultiple: 50, carId: lines[2]?.carId }],
    });
  });

  it('asks for more than there is, of several products: all are named with what is left', async () => {
    const buyer = await shop.addBuyer();
    const lines = [
      await line(buyer, await shop.addProduct({ stock: 9 }), 10),
      await line(buyer, await shop.addProduct({ stock: 10 }), 10),
      await line(buyer, await shop.addProduct({ stock: 0 }), 10),
    ];
    const { code, params } = await callUnchanged(() => submit(buyer, lines));
    expect(code).toBe(4011);
    expect(params).toMatchObject({
      products: [
        { carId: lines[0]?.carId, stock: 9 },
        { carId: lines[2]?.carId, stock: 0 },
      ],
    });
  });

  it('shows an outdated amount, and the refusal has the current one with the unit prices', async () => {
    const buyer = await shop.addBuyer({ grade: '1' });
    const one = await line(buyer, await shop.addProduct(), 1000);
    const answer = await callUnchanged(() =>
      submit(buyer, [one], { discountType: 1, integralNum: 0, moneyNum: 333 }),
    );
    expect(answer).toMatchObject({
      code: 4010,
      params: {
        usMoney: 295,
        zhMoney: 2094,
        integralNum: 0,
        products: [{ carId: one.carId, unitPrice: 0.31 }],
      },
    });
  });

  it('spends points that are not there, or that are worth something else now', async () => {
    const buyer = await shop.addBuyer({ points: 1000 });
    const one = await line(buyer, await shop.addProduct(), 1000);
    const withPoints = (integralNum: number, integralMoney: number) =>
      callUnchanged(() => submit(buyer, [one], { discountType: 2, integralNum, integralMoney }));
    expect(await withPoints(1001, 100)).toMatchObject({ code: 4017, params: { missing: 1 } });
    expect(await withPoints(900, 90)).toMatchObject({
      code: 4010,
      params: { usMoney: 210, integralNum: 1000 },
    });
    expect(await withPoints(1000, 90)).toMatchObject({ code: 4010 });
    expect(
      (await submit(buyer, [one], { discountType: 2, integralNum: 1000, integralMoney: 100 })).code,
    ).toBe(0);
  });
});
