import {
  type BuyerOptions,
  type ParityCase,
  type Side,
  type SideBuyer,
  type SideInstalment,
  type SideReply,
  withData,
} from './side.ts';
import { placeOrder } from './side-orders.ts';
import { sidesForTests } from './sides-for-tests.ts';

const { describeParity } = sidesForTests();

/** What the order of a case costs, in cents of both currencies. */
const [usMoney, zhMoney] = [310, 2201];

const order = (side: Side, buyer: SideBuyer) =>
  placeOrder(side, buyer, { moneyNum: usMoney, discountType: 3, integralNum: 100 });

function pay(
  side: Side,
  buyer: SideBuyer,
  orderNo: string,
  changes: Record<string, string | number | undefined> = {},
): Promise<SideReply> {
  const amounts = { totalAmount: usMoney, discountType: 3, discountAmount: 0, integralNum: 0 };
  const fields = { orderNo, payType: 4, payPassword: side.payPassword, ...amounts, ...changes };
  return side.call('payStandardOrder', fields, buyer);
}

function withOrder(
  title: string,
  codes: readonly number[],
  options: BuyerOptions,
  run: (side: Side, buyer: SideBuyer, orderNo: string) => ReturnType<ParityCase['run']>,
): ParityCase {
  return {
    title,
    codes,
    async run(side) {
      const buyer = await side.addBuyer(options);
      return run(side, buyer, await order(side, buyer));
    },
  };
}

const rich: BuyerOptions = { yuan: 10_000, dollars: 10_000, canPay: true };

const cases: readonly ParityCase[] = [
  withOrder('pays from the dollar balance once', [0, 4009], rich, async (side, buyer, orderNo) => [
    await pay(side, buyer, orderNo),
    await pay(side, buyer, orderNo),
  ]),
  withOrder(
    'pays from the yuan balance what the order costs in yuan',
    [0],
    { ...rich, yuan: zhMoney },
    (...one) => pay(...one, { payType: 3 }),
  ),
  withOrder('refuses a yuan balance that is too low', [4012], { ...rich, yuan: zhMoney - 1 }, (...one) =>
    pay(...one, { payType: 3 }),
  ),
  withOrder('refuses a dollar balance that is too low', [4013], { ...rich, dollars: usMoney - 1 }, (...one) =>
    pay(...one),
  ),
  withOrder('refuses an amount that is out of date', [4010], rich, (...one) =>
    pay(...one, { totalAmount: 309 }),
  ),
  withOrder('starts an online payment', [0], rich, (...one) =>
    pay(...one, { payType: 2, payPassword: undefined }),
  ),
  ...[2, 4].map(
    (payType): ParityCase => ({
      title: `is recorded for an order that points cover, with method ${payType}`,
      codes: [0, 0, 0, 0],
      async run(side) {
        const buyer = await side.addBuyer({ points: 5000, canPay: true });
        const orderNo = await placeOrder(side, buyer, { discountType: 2, integralNum: 3100, moneyNum: 0 });
        const paid = await pay(side, buyer, orderNo, { payType, totalAmount: 0 });
        const booked = await side.call('listAccountFlow', {}, buyer);
        return [
          withData(paid),
          withData(await side.call('checkPayment', { orderNo }, buyer)),
          withData({ code: booked.code, data: booked.data?.total }),
          await side
            .call('getStandardOrder', { orderNo }, buyer)
            .then(({ code, data }) => withData({ code, data: [data.proOrderState, data.paidIn] })),
        ];
      },
    }),
  ),
  withOrder('refuses an order that does not exist', [4004], rich, (side, buyer) =>
    pay(side, buyer, 'P2026030299999999'),
  ),
  withOrder('refuses an order of another member', [4004], rich, async (side, _, orderNo) =>
    pay(side, await side.addBuyer(rich), orderNo),
  ),
  withOrder('asks for a payment password that is set', [4016], { dollars: 10_000 }, (...one) => pay(...one)),
  withOrder('looks at the payment password before the order', [4014], rich, (side, buyer) =>
    pay(side, buyer, 'P2026030299999999', { payPassword: 'Wrong4hill' }),
  ),
  withOrder(
    'counts wrong payment passwords down to none, then locks, and opens again',
    [4014, 4014, 4014, 4014, 4014, 4015, 4015, 0],
    rich,
    async (side, buyer, orderNo) => {
      const replies: SideReply[] = [];
      for (let index = 0; index < 6; index += 1)
        replies.push(await pay(side, buyer, orderNo, { payPassword: 'Wrong4hill' }));
      side.passSeconds(600);
      replies.push(await pay(side, buyer, orderNo));
      side.passSeconds(301);
      replies.push(await pay(side, buyer, orderNo));
      return replies;
    },
  ),
  withOrder(
    'forgets wrong payment passwords after a right one',
    [4014, 0, 4014],
    rich,
    async (side, buyer, orderNo) => [
      await pay(side, buyer, orderNo, { payPassword: 'Wrong4hill' }),
      await pay(side, buyer, orderNo),
      await pay(side, buyer, orderNo, { payPassword: 'Wrong4hill' }),
    ],
  ),
];

function payPart(side: Side, buyer: SideBuyer, orderNo: string, totalAmount: number): Promise<SideReply> {
  const choice = { discountType: 3, discountAmount: 0, integralNum: 0, payPassword: side.payPassword };
  return side.call('payCustomisedOrder', { orderNo, payType: 4, totalAmount, ...choice }, buyer);
}

function withInstalments(
  title: string,
  codes: readonly number[],
  instalments: readonly SideInstalment[],
  run: (pay: (totalAmount: number) => Promise<SideReply>) => Promise<readonly SideReply[]>,
): ParityCase {
  return {
    title,
    codes,
    async run(side) {
      const buyer = await side.addBuyer(rich);
      const orderNo = await side.addCustomisedOrder(buyer, instalments);
      return run((totalAmount) => payPart(side, buyer, orderNo, totalAmount));
    },
  };
}

const instalmentCases: readonly ParityCase[] = [
  withInstalments(
    'settles one instalment after the other',
    [0, 4010, 0, 4009],
    [{ usMoney: 1000 }, { usMoney: 500 }],
    async (payNext) => [await payNext(1000), await payNext(1000), await payNext(500), await payNext(500)],
  ),
  withInstalments(
    'settles the amounts of the first instalment together',
    [4010, 0, 0],
    [{ usMoney: 1000, headAmount: 1 }, { usMoney: 500 }, { usMoney: 250, headAmount: 1 }],
    async (payNext) => [await payNext(1000), await payNext(1250), await payNext(500)],
  ),
  withInstalments('refuses a balance that is too low', [4013], [{ usMoney: 20_000 }], async (payNext) => [
    await payNext(20_000),
  ]),
  {
    title: 'refuses an order that awaits no payment',
    codes: [4009],
    async run(side) {
      const buyer = await side.addBuyer(rich);
      return payPart(side, buyer, await side.addCustomisedOrder(buyer, [{ usMoney: 1000 }], 3), 1000);
    },
  },
  {
    title: 'refuses the order of another member',
    codes: [4004],
    async run(side) {
      const orderNo = await side.addCustomisedOrder(await side.addBuyer(rich), [{ usMoney: 1000 }]);
      return payPart(side, await side.addBuyer(rich), orderNo, 1000);
    },
  },
];

describeParity('a payment', cases);

describeParity('a payment of a customised order', instalmentCases);
