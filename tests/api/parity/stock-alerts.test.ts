import { constants } from '#generated/constants.ts';
import {
  type ParityCase,
  type ProductOptions,
  type Side,
  type SideBuyer,
  type SideReply,
  withData,
} from './side.ts';
import { directOrderFields } from './side-orders.ts';
import { sidesForTests } from './sides-for-tests.ts';

const { describeParity } = sidesForTests();

const soldOut: ProductOptions = { stock: 0 };

async function ask(
  side: Side,
  product: ProductOptions,
  email?: string,
  buyer?: SideBuyer,
): Promise<SideReply> {
  const { productId } = await side.addProduct(product);
  return side.call('addStockAlert', { productId, email }, buyer);
}

/** As many requests as a limit allows, and one more. */
async function askTooOften(most: number, send: (index: number) => Promise<SideReply>) {
  const replies: SideReply[] = [];
  for (let index = 0; index <= most; index += 1) replies.push(await send(index));
  return replies;
}

function allButLast(most: number): readonly number[] {
  return [...Array.from({ length: most }, () => 0), 4008];
}

const { stockAlertMailboxRate: mailboxRate, stockAlertAddressRate: addressRate } = constants;

const cases: readonly ParityCase[] = [
  {
    title: 'is kept for a sold-out product only, and looks for the address before the state of the product',
    codes: [0, 4009, 4025, 4000, 4000, 4004],
    run: async (side) => [
      await ask(side, soldOut, 'visitor@example.com'),
      await ask(side, {}, 'visitor@example.com'),
      await ask(side, { ...soldOut, withdrawn: true }, 'visitor@example.com'),
      await ask(side, {}),
      await ask(side, { ...soldOut, withdrawn: true }),
      await side.call('addStockAlert', { productId: 2_000_000_000 }),
    ],
  },
  {
    title: 'counts what it refuses for no limit, and limits the requests for one mailbox',
    codes: [4009, ...allButLast(mailboxRate)],
    async run(side) {
      side.passSeconds(constants.stockAlertSpan + 1);
      const refused = await ask(side, {}, 'mailbox@example.com');
      const { productId } = await side.addProduct(soldOut);
      const fields = { productId, email: 'mailbox@example.com' };
      return [refused, ...(await askTooOften(mailboxRate, () => side.call('addStockAlert', fields)))];
    },
  },
  {
    title: 'ends with a mail when a cancelled order gives the stock back',
    codes: [0, 0, 0, 0, 0],
    async run(side) {
      side.passSeconds(constants.stockAlertSpan + 1);
      const [buyer, other] = [await side.addBuyer(), await side.addBuyer()];
      const product = await side.addProduct({ stock: 1000 });
      const placed = await side.call('submitDirectOrder', directOrderFields(product), other);
      const asked = await side.call('addStockAlert', { productId: product.productId }, buyer);
      const readAlerts = async () => {
        await side.runJobs();
        const { code, data } = await side.call('listStockAlerts', {}, buyer);
        return withData({ code, data: [data.length, await side.mailsTo(buyer.email)] });
      };
      const before = await readAlerts();
      const cancelled = await side.call('cancelStandardOrder', { orderNo: placed.data }, other);
      return [{ code: placed.code }, asked, before, cancelled, await readAlerts()];
    },
  },
  {
    title: 'limits the requests of one network address, but not those of a member',
    codes: [...allButLast(addressRate), 0],
    async run(side) {
      side.passSeconds(constants.stockAlertSpan + 1);
      const { productId } = await side.addProduct(soldOut);
      const replies = await askTooOften(addressRate, (index) =>
        side.call('addStockAlert', { productId, email: `visitor${index}@example.com` }),
      );
      return [...replies, await ask(side, soldOut, undefined, await side.addBuyer())];
    },
  },
];

describeParity('a request for a mail about stock', cases);
