import { expect, it } from 'vitest';
import { selectCartItemsAnswerLimits } from '#generated/limits.ts';
import type { ParityCase, Side, SideBuyer, SideProduct } from './side.ts';
import { directOrderFields, receiver } from './side-orders.ts';
import { sidesForTests } from './sides-for-tests.ts';

const { openedSides, describeParity } = sidesForTests();

const noDeduction = { discountType: 3, integralNum: 100, integralMoney: 0 };

interface Line extends SideProduct {
  readonly carId: number;
  readonly num: number;
}

/** Puts a product into the cart and returns the line as an order names it. */
async function addLine(side: Side, buyer: SideBuyer, product: SideProduct, num = 1000): Promise<Line> {
  const { productId } = product;
  await side.call('addCartItem', { productId, producNum: num }, buyer);
  const { data } = await side.call('listCartItems', {}, buyer);
  const { carId } = data.find((line: { productId: number }) => line.productId === productId);
  return { ...product, carId, num };
}

function submit(side: Side, buyer: SideBuyer, lines: readonly Line[], changes: Record<string, number> = {}) {
  const productInfos = JSON.stringify(lines);
  return side.call('submitCartOrder', { ...receiver, ...noDeduction, productInfos, ...changes }, buyer);
}

function submitDirect(
  side: Side,
  buyer: SideBuyer,
  product: SideProduct,
  changes: Record<string, number | string> = {},
) {
  const fields = directOrderFields(product, { discountType: 3, integralNum: 100, ...changes });
  return side.call('submitDirectOrder', fields, buyer);
}

/** A case of a new member with one line of one product in the cart. */
function withLine(
  title: string,
  codes: readonly number[],
  run: (side: Side, buyer: SideBuyer, line: Line) => ReturnType<ParityCase['run']>,
): ParityCase {
  return {
    title,
    codes,
    async run(side) {
      const buyer = await side.addBuyer({ grade: '1', points: 1000 });
      return run(side, buyer, await addLine(side, buyer, await side.addProduct()));
    },
  };
}

/** A case of a new member who orders one product directly. */
function directCase(
  title: string,
  code: number,
  product: Parameters<Side['addProduct']>[0],
  changes: Record<string, number | string> = {},
): ParityCase {
  return {
    title,
    codes: [code],
    async run(side) {
      const buyer = await side.addBuyer({ grade: '2', points: 1000 });
      return submitDirect(side, buyer, await side.addProduct(product), changes);
    },
  };
}

const cartCases: readonly ParityCase[] = [
  withLine('takes a line with the figures of the page', [0], (side, buyer, line) =>
    submit(side, buyer, [line], { moneyNum: 310 }),
  ),
  withLine('refuses a line that is ordered already', [0, 4004], async (side, buyer, line) => [
    await submit(side, buyer, [line]),
    await submit(side, buyer, [line]),
  ]),
  withLine('refuses the same line twice in one order', [4000], (side, buyer, line) =>
    submit(side, buyer, [line, line]),
  ),
  withLine('refuses a line with another part number', [4004], (side, buyer, line) =>
    submit(side, buyer, [{ ...line, productNum: 'RC0603-X' }]),
  ),
  withLine('refuses a line that holds another product', [4004], async (side, buyer, line) =>
    submit(side, buyer, [{ ...line, ...(await side.addProduct()) }]),
  ),
  withLine('refuses a line that does not exist', [4004], (side, buyer, line) =>
    submit(side, buyer, [line, { ...line, carId: 9_000_000_000 }]),
  ),
  withLine('refuses a line of another member', [4004], async (side, buyer, line) => {
    const other = await side.addBuyer();
    return submit(side, buyer, [line, await addLine(side, other, await side.addProduct())]);
  }),
  withLine('looks for repeated lines before it looks whose they are', [4000], async (side, _, line) => {
    return submit(side, await side.addBuyer(), [line, line]);
  }),
  withLine('refuses an amount that is out of date, with the member discount', [4010], (side, buyer, line) =>
    submit(side, buyer, [line], { discountType: 1, integralNum: 0, moneyNum: 333 }),
  ),
  withLine('refuses points that the member does not have', [4017], (side, buyer, line) =>
    submit(side, buyer, [line], { discountType: 2, integralNum: 1001, integralMoney: 100 }),
  ),
  withLine('refuses points that are worth something else now', [4010], (side, buyer, line) =>
    submit(side, buyer, [line], { discountType: 2, integralNum: 900, integralMoney: 90 }),
  ),
  withLine('names every line that the stock does not fill', [4011], async (side, buyer, line) => {
    const [nine, five] = [await side.addProduct({ stock: 9 }), await side.addProduct({ stock: 5 })];
    return submit(side, buyer, [
      line,
      await addLine(side, buyer, nine, 10),
      await addLine(side, buyer, five, 10),
    ]);
  }),
  withLine('refuses more lines than an answer may hold', [4000], (side, buyer) =>
    side.call(
      'selectCartItems',
      {
        ids: Array.from(
          { length: selectCartItemsAnswerLimits.data.maxItems + 1 },
          (_, index) => index + 1,
        ).join(','),
      },
      buyer,
    ),
  ),
  withLine('reads chosen lines each once', [0, 4004], async (side, buyer, { carId }) => [
    await side.call('selectCartItems', { ids: `${carId},${carId}` }, buyer),
    await side.call('selectCartItems', { ids: `${carId},9000000000` }, buyer),
  ]),
];

const directCases: readonly ParityCase[] = [
  directCase('takes an order with the figures of the page', 0, {}),
  directCase(
    'takes an order with the discount of the grade',
    0,
    {},
    { discountType: 1, integralNum: 0, moneyNum: 279 },
  ),
  directCase('takes an order with all points', 0, {}, { discountType: 2, integralNum: 1000, moneyNum: 210 }),
  directCase('refuses a product that does not exist', 4004, {}, { productId: 9_000_000_000 }),
  directCase('refuses a product with another part number', 4004, {}, { productNum: 'RC0603-X' }),
  directCase('refuses a product that is no longer sold', 4025, { withdrawn: true, startBuy: 5000 }),
  directCase('refuses a product without a price', 4034, { unitPrice: null, startBuy: 5000 }),
  directCase('refuses a quantity below the minimum', 4022, { startBuy: 1001 }),
  directCase('refuses a quantity that is not a multiple', 4022, { orderMultiple: 300 }),
  directCase('refuses more than the stock', 4011, { stock: 999 }),
  directCase('refuses a unit price that is out of date', 4010, {}, { unitPrice: 0.32 }),
  directCase(
    'refuses an amount above what a payment can carry',
    4022,
    { unitPrice: 110_000_000_000_000 },
    { num: 999, unitPrice: 1 },
  ),
  directCase(
    'refuses an amount in yuan above what a payment can carry',
    4022,
    { unitPrice: 30_000_000_000_000 },
    { num: 999, unitPrice: 1 },
  ),
];

describeParity('an order from the cart', cartCases);

describeParity('a direct order', directCases);

it('offers the same deductions to every grade and balance of points', async () => {
  for (const grade of ['1', '2', '3', '9', undefined])
    for (const points of [0, 9, 10, 48_005]) {
      const offered = await Promise.all(
        openedSides().map(async (side) => {
          const buyer = await side.addBuyer({ points, ...(grade === undefined ? {} : { grade }) });
          return (await side.call('getConsumerDiscount', {}, buyer)).data;
        }),
      );
      expect(offered[1]).toEqual(offered[0]);
    }
});
