import { constants } from '#generated/constants.ts';
import { type ParityCase, type ProductOptions, type Side, type SideBuyer, withData } from './side.ts';
import { receiver } from './side-orders.ts';
import { sidesForTests } from './sides-for-tests.ts';

const { describeParity } = sidesForTests();

const samplePoints = 300;
const withSample: ProductOptions = { customIntegration: samplePoints };
const noProduct = 2_000_000_000;

async function sample(side: Side, buyer: SideBuyer, options: ProductOptions, integralNum = samplePoints) {
  const { productId } = await side.addProduct(options);
  return side.call('applySample', { ...receiver, productId, integralNum }, buyer);
}

const samples: readonly ParityCase[] = [
  {
    title:
      'is refused for what it is, then for the stock, then for the points shown, then for the points owned',
    codes: [4004, 4025, 4011, 4010, 4010, 4017, 0],
    async run(side) {
      const buyer = await side.addBuyer({ points: samplePoints });
      const short = await side.addBuyer({ points: samplePoints - 1 });
      const unknown = { ...receiver, productId: noProduct, integralNum: samplePoints };
      return [
        await side.call('applySample', unknown, buyer),
        await sample(side, buyer, { ...withSample, withdrawn: true, stock: 0 }, 1),
        await sample(side, buyer, { ...withSample, stock: 0 }, 1),
        await sample(side, buyer, withSample, samplePoints + 1),
        await sample(side, buyer, {}, 1),
        await sample(side, short, withSample),
        await sample(side, buyer, withSample),
      ];
    },
  },
];

/** What a member keeps of products: favourites and visits. */
const saved: readonly ParityCase[] = (['addFavourite', 'addFootprint'] as const).map((operation) => ({
  title: `${operation} takes a product that is sold, even a second time`,
  codes: [4004, 4025, 0, 0],
  async run(side: Side) {
    const buyer = await side.addBuyer();
    const { productId: withdrawn } = await side.addProduct({ withdrawn: true });
    const { productId } = await side.addProduct();
    const add = (id: number) => side.call(operation, { productId: id }, buyer);
    return [await add(noProduct), await add(withdrawn), await add(productId), await add(productId)];
  },
}));

const restored: readonly ParityCase[] = [
  {
    title: 'comes back with its place in the list, until too much time has passed',
    codes: [0, 0, 0],
    async run(side) {
      const buyer = await side.addBuyer();
      const [first, second] = [await side.addProduct(), await side.addProduct()];
      for (const { productId } of [first, second]) await side.call('addFavourite', { productId }, buyer);
      const ids = async () => {
        const { code, data } = await side.call('listFavourites', { pageNum: 1, pageSize: 10 }, buyer);
        const rows: readonly { readonly proCollecId: number; readonly productId: number }[] = data;
        return { code, rows };
      };
      const titles = async () => {
        const { code, rows } = await ids();
        return withData({
          code,
          data: rows.map(({ productId }) => (productId === first.productId ? 'first' : 'second')),
        });
      };
      const removeAndAdd = async (pause: number) => {
        const { rows } = await ids();
        const proCollecId = rows.find(({ productId }) => productId === first.productId)?.proCollecId;
        await side.call('deleteFavourite', { proCollecId }, buyer);
        side.passSeconds(pause);
        await side.call('addFavourite', { productId: first.productId }, buyer);
        return titles();
      };
      return [await titles(), await removeAndAdd(1), await removeAndAdd(constants.favouriteRestore + 1)];
    },
  },
];

const prices: readonly ParityCase[] = [
  {
    title: 'is converted to yuan with all its decimals',
    codes: [0, 0, 0],
    async run(side) {
      const replies = [];
      for (const unitPrice of [0.0001, 0.31, 123_456.7891])
        replies.push(withData(await side.call('getUsdPrice', { unitPrice })));
      return replies;
    },
  },
];

describeParity('a sample', samples);

describeParity('a saved product', saved);

describeParity('a removed favourite', restored);

describeParity('a price in dollars', prices);
