import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { type SandboxOutcome, sandboxRefunds } from '#domain/payment/addresses.ts';
import { constants } from '#generated/constants.ts';
import {
  exportOrdersFormatValues,
  exportOrdersOrderTypeValues,
  orderDocumentValues,
  payOrderFormPayTypeValues,
  startTopUpFormPayTypeValues,
} from '#generated/enums.ts';
import { type ParityCase, type Side, type SideBuyer, ticketOf, withData } from './side.ts';
import { placeOrder } from './side-orders.ts';
import { sidesForTests } from './sides-for-tests.ts';

const { customisedOrder, standardOrder } = exportOrdersOrderTypeValues;
type ExportedKind = (typeof exportOrdersOrderTypeValues)[keyof typeof exportOrdersOrderTypeValues];
const { csvFile } = exportOrdersFormatValues;

const { describeParity } = sidesForTests();

const states = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The cells of some columns of the export of orders of a kind, in the order of the rows. */
async function exportOrders(
  side: Side,
  buyer: SideBuyer,
  orderType: ExportedKind,
  titles: readonly string[],
) {
  const reply = await side.call('exportOrders', { orderType, format: csvFile }, buyer);
  const rows: Record<string, string>[] = parse(await side.download(reply.data), { bom: true, columns: true });
  return withData({ code: reply.code, data: rows.map((row) => titles.map((title) => row[title])) });
}

const exports: readonly ParityCase[] = [
  {
    title: 'names every state of a customised order, in both languages',
    codes: states.flatMap(() => [0, 0]),
    async run(side) {
      const replies = [];
      for (const state of states) {
        const buyer = await side.addBuyer();
        await side.addCustomisedOrder(buyer, [{ usMoney: 1000, headAmount: 1 }, { usMoney: 500 }], state);
        replies.push(
          await exportOrders(side, buyer, customisedOrder, ['State', 'Instalment (USD)', 'Payment']),
          await exportOrders(side, { ...buyer, language: 'zh_CN' }, customisedOrder, [
            '状态',
            '款项金额（美元）',
            '支付状态',
          ]),
        );
      }
      return replies;
    },
  },
];

const shownAddresses: readonly ParityCase[] = [
  {
    title: 'is in the words and with the commas of its reader, on pages and in files',
    codes: [0, 0, 0, 0],
    async run(side) {
      const buyer = await side.addBuyer();
      const reader = { ...buyer, language: 'zh_CN' } as const;
      const orderNo = await placeOrder(side, buyer);
      const english = '1 Keji Road, Shenzhen, Guangdong, China';
      const chinese = '中国广东深圳 1 Keji Road';
      const pages = [
        await side.call('getStandardOrder', { orderNo }, buyer),
        await side.call('getStandardOrder', { orderNo }, reader),
      ];
      expect(pages.map(({ data }) => data.receivingAddress)).toEqual([english, chinese]);
      const files = [
        await exportOrders(side, buyer, standardOrder, ['Address']),
        await exportOrders(side, reader, standardOrder, ['收货地址']),
      ];
      expect(files.map(({ params }) => params.data)).toEqual([[[english]], [[chinese]]]);
      return [...pages.map(({ code }) => ({ code })), ...files];
    },
  },
];

const contracts: readonly ParityCase[] = [
  {
    title: 'is shown until the order is closed',
    codes: [0, 0, 0, 4009],
    async run(side) {
      const buyer = await side.addBuyer();
      const orderNo = await placeOrder(side, buyer);
      const readContract = async () => {
        const { code, data } = await side.call('getStandardOrder', { orderNo }, buyer);
        return withData({ code, data: data.systemContract === null });
      };
      return [
        await readContract(),
        await side.call('cancelStandardOrder', { orderNo }, buyer),
        await readContract(),
        await side.call('getOrderDocument', { orderNo, document: orderDocumentValues.salesContract }, buyer),
      ];
    },
  },
];

const unknownOrders = ['P2026030299999999', 'C2026030299999999', 'S2026030299999999', 'Z2026030299999999'];

const payments: readonly ParityCase[] = [
  {
    title: 'is looked up for own orders that are paid for with money',
    codes: [...unknownOrders.map(() => 4004), 4004, 4004, 0, 0],
    async run(side) {
      const [buyer, other] = [await side.addBuyer(), await side.addBuyer()];
      const check = (orderNo: string, by = buyer) => side.call('checkPayment', { orderNo }, by);
      const standard = await placeOrder(side, buyer);
      const customised = await side.addCustomisedOrder(buyer, [{ usMoney: 1000 }]);
      const replies = [];
      for (const orderNo of unknownOrders) replies.push(await check(orderNo));
      for (const by of [other, buyer])
        for (const orderNo of [standard, customised]) replies.push(withData(await check(orderNo, by)));
      return replies;
    },
  },
  {
    title: 'ends when it is declined for the first time, and can be paid after it',
    codes: [0, 0, 0, 0],
    async run(side) {
      const buyer = await side.addBuyer();
      const { code, data: form } = await side.call(
        'startTopUp',
        { payType: startTopUpFormPayTypeValues.paypalDollars, amount: 500 },
        buyer,
      );
      const [paymentNo] = ticketOf(form).split('.');
      const started = side.now();
      const state = async () => {
        const reply = await side.call('getTopUp', { paymentNo }, buyer);
        const { payState, endTime } = reply.data;
        return withData({ code: reply.code, data: { payState, end: Date.parse(endTime) - started } });
      };
      const replies = [];
      for (const outcome of ['declined', 'declined', 'paid'] as const) {
        side.passSeconds(60);
        await side.choose(form, outcome);
        replies.push(await state());
      }
      return [{ code }, ...replies];
    },
  },
  {
    title: 'is asked about until it is paid, also after it was declined',
    codes: [0, 0, 0, 0],
    async run(side) {
      const { cardOrAlipay: payType } = payOrderFormPayTypeValues;
      const settle = async (...outcomes: readonly (readonly [SandboxOutcome, 'silently'?])[]) => {
        const buyer = await side.addBuyer();
        const orderNo = await side.addCustomisedOrder(buyer, [{ usMoney: 1000, headAmount: 1 }]);
        const fields = {
          orderNo,
          payType,
          totalAmount: 1000,
          discountType: 3,
          discountAmount: 0,
          integralNum: 0,
        };
        const { data: form } = await side.call('payCustomisedOrder', fields, buyer);
        for (const chosen of outcomes) await side.choose(form, ...chosen);
        return withData(await side.call('checkPayment', { orderNo }, buyer));
      };
      return [
        await settle(['paid', 'silently']),
        await settle(['paid', 'silently'], ['declined', 'silently']),
        await settle(['declined'], ['paid', 'silently']),
        await settle(['paid', 'silently'], ['declined']),
      ];
    },
  },
];

const jobs: readonly ParityCase[] = [
  {
    title: 'finds a payment whose notification was lost, after a while',
    codes: [0, 0],
    async run(side) {
      const buyer = await side.addBuyer();
      const orderNo = await side.addCustomisedOrder(buyer, [{ usMoney: 1000, headAmount: 1 }]);
      const fields = { orderNo, payType: payOrderFormPayTypeValues.cardOrAlipay, totalAmount: 1000 };
      const none = { discountType: 3, discountAmount: 0, integralNum: 0 };
      const { data: form } = await side.call('payCustomisedOrder', { ...fields, ...none }, buyer);
      await side.choose(form, 'paid', 'silently');
      const replies = [];
      for (const seconds of [constants.paymentInquiryDelay - 1, 2]) {
        side.passSeconds(seconds);
        await side.runJobs();
        const { code, data } = await side.call('getCustomisedOrder', { orderNo }, buyer);
        replies.push(withData({ code, data: data.orderState }));
      }
      return replies;
    },
  },
  {
    title: 'gives a payment back to its service, or to the balance where that refuses',
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    async run(side) {
      const replies = [];
      for (const end of sandboxRefunds) {
        const buyer = await side.addBuyer();
        const orderNo = await placeOrder(side, buyer);
        const fields = { orderNo, payType: payOrderFormPayTypeValues.cardOrAlipay, totalAmount: 310 };
        const none = { discountType: 3, discountAmount: 0, integralNum: 0 };
        const { data: form } = await side.call('payStandardOrder', { ...fields, ...none }, buyer);
        await side.choose(form, 'paid', end);
        await side.call('cancelStandardOrder', { orderNo }, buyer);
        for (const seconds of [0, constants.refundSweep]) {
          side.passSeconds(seconds);
          if (seconds > 0) await side.runJobs();
          const { code, data } = await side.call('getStandardOrder', { orderNo }, buyer);
          const refunds = data.refunds.map(
            ({ createTime, endTime, ...refund }: Record<string, string | null>) => ({
              ...refund,
              age: side.now() - Date.parse(createTime ?? ''),
              isOver: endTime !== null,
            }),
          );
          const events = data.history.map(({ event, by }: Record<string, number>) => [event, by]);
          replies.push(withData({ code, data: { refunds, events, paidIn: data.paidIn } }));
        }
        replies.push(withData(await side.call('getAccount', {}, buyer)));
      }
      return replies;
    },
  },
];

const unpaid: readonly ParityCase[] = [
  {
    title: 'is closed after a day, and its member gets a notice about it',
    codes: [0, 0, 0],
    async run(side) {
      const buyer = await side.addBuyer();
      const orderNo = await placeOrder(side, buyer);
      side.passSeconds(constants.unpaidOrderLife);
      await side.runJobs();
      const again = await side.signInAgain(buyer);
      const order = await side.call('getStandardOrder', { orderNo }, again);
      const { code, data } = await side.call('listNotices', {}, again);
      const notices = data.map(({ id: _, createTime, ...notice }: Record<string, string>) => ({
        ...JSON.parse(JSON.stringify(notice).replaceAll(orderNo, 'P1')),
        age: side.now() - Date.parse(createTime ?? ''),
      }));
      return [
        withData({ code: order.code, data: order.data.proOrderState }),
        withData({ code, data: notices }),
        withData(await side.call('countUnreadMessages', {}, again)),
      ];
    },
  },
];

describeParity('a job', jobs);

describeParity('an order that is not paid', unpaid);

describeParity('an export of orders', exports);

describeParity('the address of an order', shownAddresses);
describeParity('the contract of the shop', contracts);

describeParity('an online payment', payments);
