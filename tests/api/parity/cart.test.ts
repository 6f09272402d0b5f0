import type { ParityCase, ProductOptions, Side, SideBuyer, SideReply } from './side.ts';
import { sidesForTests } from './sides-for-tests.ts';

const { describeParity } = sidesForTests();

interface Line {
  readonly carId: number;
  readonly num: number;
}

interface Cart {
  readonly add: (producNum: number) => Promise<SideReply>;
  readonly edit: (num: number, buyer?: SideBuyer) => Promise<SideReply>;
  /** Quantities in the cart as facts that are compared. */
  readonly listQuantities: () => Promise<SideReply>;
}

async function openCart(side: Side, options: ProductOptions): Promise<Cart> {
  const buyer = await side.addBuyer();
  const { productId } = await side.addProduct(options);
  const lines = async (): Promise<readonly Line[]> => (await side.call('listCartItems', {}, buyer)).data;
  return {
    add: (producNum) => side.call('addCartItem', { productId, producNum }, buyer),
    edit: async (num, by = buyer) =>
      side.call('updateCartItem', { carId: (await lines())[0]?.carId ?? 0, num }, by),
    listQuantities: async () => ({ code: 0, params: (await lines()).map(({ num }) => num) }),
  };
}

function inCart(
  title: string,
  codes: readonly number[],
  options: ProductOptions,
  run: (cart: Cart, side: Side) => ReturnType<ParityCase['run']>,
): ParityCase {
  return { title, codes, run: async (side) => run(await openCart(side, options), side) };
}

const cases: readonly ParityCase[] = [
  inCart('adds a product again to its line', [0, 0, 0], {}, async ({ add, listQuantities: shown }) => [
    await add(5),
    await add(7),
    await shown(),
  ]),
  inCart('refuses less than the smallest quantity', [4022], { startBuy: 10 }, ({ add }) => add(9)),
  inCart(
    'refuses what is not a multiple',
    [0, 4022],
    { startBuy: 10, orderMultiple: 10 },
    async ({ add, edit }) => [await add(10), await edit(15)],
  ),
  inCart('takes a quantity that is more than what is in stock', [0, 0, 0], { stock: 20 }, async (cart) => [
    await cart.add(20),
    await cart.edit(21),
    await cart.listQuantities(),
  ]),
  inCart('refuses a withdrawn product', [4025], { withdrawn: true }, ({ add }) => add(1)),
  inCart('refuses a product without a price', [4034], { unitPrice: null }, ({ add }) => add(1)),
  inCart('refuses a line of another member', [0, 4004], {}, async ({ add, edit }, side) => [
    await add(5),
    await edit(6, await side.addBuyer()),
  ]),
  {
    title: 'refuses a line and a product that do not exist',
    codes: [4004, 4004],
    run: async (side) => {
      const buyer = await side.addBuyer();
      return [
        await side.call('updateCartItem', { carId: 2_000_000_000, num: 1 }, buyer),
        await side.call('addCartItem', { productId: 2_000_000_000, producNum: 1 }, buyer),
      ];
    },
  },
];

describeParity('the cart of a member', cases);
