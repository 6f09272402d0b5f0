import { chatTextLimits } from '#generated/limits.ts';
import { type ParityCase, type Side, type SideBuyer, type SideFields, withData } from './side.ts';
import { placeOrder } from './side-orders.ts';
import { sidesForTests } from './sides-for-tests.ts';

const { describeParity } = sidesForTests();

const unknown = 'P2026030299999999';

async function paidOrder(side: Side, buyer: SideBuyer): Promise<string> {
  const orderNo = await placeOrder(side, buyer);
  const amounts = { totalAmount: 310, discountType: 3, discountAmount: 0, integralNum: 0 };
  const fields = { orderNo, payType: 4, payPassword: side.payPassword, ...amounts };
  await side.call('payStandardOrder', fields, buyer);
  return orderNo;
}

const info = { name: 'Blue Sky', city: '1 Main Street', tel: '415', kfhmc: 'Bank', kfhzh: '6217' };

function invoice(side: Side, buyer: SideBuyer, orderNo: string, changes: SideFields = {}) {
  const fields = { orderNo, orderType: 1, invoiceType: 1, invoiceInfo: JSON.stringify(info), ...changes };
  return side.call('applyInvoice', fields, buyer);
}

function send(side: Side, buyer: SideBuyer, objectId: string, changes: SideFields = {}) {
  const fields = { content: ' Hello ', getId: 'service', objectId, objectType: 1, ...changes };
  return side.call('sendChatMessage', fields, buyer);
}

function list(side: Side, buyer: SideBuyer, objectId: string, changes: SideFields = {}) {
  return side.call('listChatMessages', { getId: 'service', objectId, ...changes }, buyer);
}

const rich = { dollars: 10_000, canPay: true };

/** A case about a new order of a new member. */
function about(
  title: string,
  codes: readonly number[],
  run: (side: Side, buyer: SideBuyer, orderNo: string) => ReturnType<ParityCase['run']>,
): ParityCase {
  const runOn = async (side: Side) => {
    const buyer = await side.addBuyer();
    return run(side, buyer, await placeOrder(side, buyer));
  };
  return { title, codes, run: runOn };
}

const invoices: readonly ParityCase[] = [
  {
    title: 'is taken once for a paid order, and is the first of the list',
    codes: [0, 4023, 0, 0],
    async run(side) {
      const buyer = await side.addBuyer(rich);
      const orderNo = await paidOrder(side, buyer);
      return [
        await invoice(side, buyer, orderNo),
        await invoice(side, buyer, orderNo),
        await side.call('listInvoices', {}, buyer),
        await side.call('getLatestInvoice', {}, buyer),
      ];
    },
  },
  about('is refused for an unpaid order', [4009], invoice),
  about('is refused for an order that does not exist', [4004], (side, buyer) =>
    invoice(side, buyer, unknown),
  ),
  about('is refused for an order of another kind', [4004], (side, buyer, orderNo) =>
    invoice(side, buyer, orderNo, { orderType: 2, customizedIds: '1' }),
  ),
  about('is refused for an order of another member', [4004], async (side, _, orderNo) =>
    invoice(side, await side.addBuyer(), orderNo),
  ),
];

/** What both sides show alike of a message or a chat. */
type Shown = Readonly<
  Record<'content' | 'putId' | 'putName' | 'getId' | 'objectType' | 'readNum', string | number>
>;

const chats: readonly ParityCase[] = [
  about('is sent, listed and counted as read', [0, 0, 0, 0, 0], async (side, buyer, orderNo) => [
    await send(side, buyer, orderNo),
    await send(side, buyer, orderNo, { content: '🔌'.repeat(chatTextLimits.maxLength) }),
    await list(side, buyer, orderNo),
    await side.call('listOrderChats', {}, buyer),
    await side.call('countUnreadMessages', {}, buyer),
  ]),
  about(
    'shows its sender in the member’s words, and the chat its latest message',
    [0, 0, 0],
    async (side, buyer, orderNo) => {
      await send(side, buyer, orderNo, { content: 'one' });
      await send(side, buyer, orderNo, { content: 'two' });
      const replies = [];
      for (const reply of [
        await list(side, buyer, orderNo),
        await side.call('listOrderChats', {}, buyer),
        await side.call('listOrderChats', {}, { ...buyer, language: 'zh_CN' }),
      ]) {
        const data = reply.data.map(({ content, putId, putName, getId, objectType, readNum }: Shown) => {
          return { content, putId, putName, getId, objectType, readNum };
        });
        replies.push(withData({ ...reply, data }));
      }
      return replies;
    },
  ),
  about('is refused without a text and above 500 characters', [4000, 4000], async (side, buyer, orderNo) => [
    await send(side, buyer, orderNo, { content: ' \n' }),
    await send(side, buyer, orderNo, { content: 'a'.repeat(chatTextLimits.maxLength + 1) }),
  ]),
  about(
    'is refused for another kind, number or addressee',
    [4004, 4004, 4004],
    async (side, buyer, orderNo) => [
      await send(side, buyer, orderNo, { objectType: 3 }),
      await send(side, buyer, unknown),
      await send(side, buyer, orderNo, { getId: 'somebody' }),
    ],
  ),
  about('is refused for an order of another member', [4004, 4004], async (side, _, orderNo) => {
    const other = await side.addBuyer();
    return [await send(side, other, orderNo), await list(side, other, orderNo)];
  }),
  about(
    'comes in pages below a mark, and in polls above it',
    Array(9).fill(0),
    async (side, buyer, orderNo) => {
      const sent = [];
      for (const content of ['one', 'two', 'three', 'four'])
        sent.push(await send(side, buyer, orderNo, { content }));
      const { data } = await list(side, buyer, orderNo, { pageSize: 1, pageNum: 2 });
      const remark1 = data[0].remark1;
      const lists = [
        await list(side, buyer, orderNo, { remark1, pageSize: 2 }),
        await list(side, buyer, orderNo, { remark1, pageSize: 2, pageNum: 2 }),
        await list(side, buyer, orderNo, { remark1, queryType: 'newst' }),
        await list(side, buyer, orderNo, { remark1: 'x', queryType: 'newst' }),
        await list(side, buyer, orderNo, { remark1: 'x' }),
      ];
      const texts = lists.map(({ code, data: found, params }) => {
        const contents = found.map(({ content }: { content: string }) => content);
        return { code, params: { ...params, contents } };
      });
      return [...sent, ...texts];
    },
  ),
];

function document(side: Side, buyer: SideBuyer, orderNo: string, number: number) {
  return side.call('getOrderDocument', { orderNo, document: number }, buyer);
}

const documents: readonly ParityCase[] = [
  about('exists as its order allows', [0, 0, 0, 4009], async (side, buyer, orderNo) => {
    const replies = [];
    for (const number of [1, 2, 3, 4]) replies.push(await document(side, buyer, orderNo, number));
    return replies;
  }),
  about('is refused for an order that does not exist', [4004], (side, buyer) =>
    document(side, buyer, unknown, 1),
  ),
  about('is refused for an order of another member', [4004], async (side, _, orderNo) =>
    document(side, await side.addBuyer(), orderNo, 1),
  ),
  about(
    'opens by the address that the order has for its contract',
    [0, 0, 4004],
    async (side, buyer, orderNo) => {
      const order = await side.call('getStandardOrder', { orderNo }, buyer);
      const [, path] = order.data.systemContract.split(',');
      return [
        { code: order.code, params: { path: path.replaceAll(orderNo, 'number') } },
        await side.call('getFileLink', { path }, buyer),
        await side.call('getFileLink', { path }, await side.addBuyer()),
      ];
    },
  ),
];

describeParity('a document about an order', documents);

describeParity('an application for an invoice', invoices);

describeParity('a chat message', chats);
