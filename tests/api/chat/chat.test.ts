import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatTextLimits } from '#generated/limits.ts';
import { addMember, signInNewMember } from '../support/members.ts';
import { addCustomisedOrder, addStandardOrder } from '../support/orders.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let token: string;
let memberId: number;
let orderNo: string;
beforeAll(async () => {
  shop = await openTestApp({ config: { devTools: true } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const mine = await signInNewMember(shop);
  token = mine.token;
  memberId = mine.member.id;
  orderNo = await addStandardOrder(shop.db, memberId);
});

type Fields = Record<string, string | number>;

const send = (content: string, fields: Fields = {}) =>
  shop.call(
    'sendChatMessage',
    { content, getId: 'service', objectId: orderNo, objectType: 1, ...fields },
    { token },
  );
const list = (fields: Fields = {}, language: 'zh_CN' | 'en_US' = 'en_US') =>
  shop.call('listChatMessages', { getId: 'service', objectId: orderNo, ...fields }, { token, language });
const countUnread = async (): Promise<number> => (await shop.call('countUnreadMessages', {}, { token })).data;

async function answer(content: string, about = orderNo) {
  const body = new URLSearchParams({ orderNo: about, content });
  return (await shop.app.request('/dev/chat', { method: 'POST', body })).status;
}

const contents = ({ data }: { data: { content: string }[] }) => data.map(({ content }) => content);
const marks = ({ data }: { data: { remark1: string }[] }) => data.map(({ remark1 }) => remark1);

describe('a message of a member', () => {
  it('is stored trimmed and is an own message of this order', async () => {
    expect(await send('  When will it be shipped?\n')).toMatchObject({ code: 0 });
    const { data, params } = await list();
    expect(params).toEqual({ totalDataCounts: 1 });
    expect(data).toMatchObject([
      {
        content: 'When will it be shipped?',
        putId: 'Y',
        putName: 'Jane Miller',
        getId: 'service',
        objectId: orderNo,
        objectType: 1,
        remark1: String(data[0].id),
        readNum: 0,
      },
    ]);
  });

  it('has 1 to 500 characters, each counted once', async () => {
    expect((await send('🔌'.repeat(chatTextLimits.maxLength))).code).toBe(0);
    expect((await send('🔌'.repeat(chatTextLimits.maxLength + 1))).code).toBe(4000);
    expect((await send(' \n ')).code).toBe(4000);
    expect((await list()).data).toHaveLength(1);
  });

  it('is refused for an order of another kind, number or member, and to anyone but the service', async () => {
    expect((await send('Hello', { objectType: 2 })).code).toBe(4004);
    expect((await send('Hello', { objectId: 'P2026030299999999' })).code).toBe(4004);
    expect((await send('Hello', { getId: 'member-7' })).code).toBe(4004);
    const other = await addMember(shop.db);
    const foreign = await addStandardOrder(shop.db, other.id);
    expect((await send('Hello', { objectId: foreign })).code).toBe(4004);
    expect((await list({ objectId: foreign })).code).toBe(4004);
    expect((await list({ objectId: 'P2026030299999999' })).code).toBe(4004);
    expect((await list()).data).toEqual([]);
  });
});

describe('the messages of a chat', () => {
  it('come in pages that do not move while new ones arrive', async () => {
    for (let index = 1; index <= 20; index += 1) await send(`Message ${index}`);
    const first = await list({ queryType: 'his' });
    expect(contents(first)).toHaveLength(15);
    expect(contents(first)[0]).toBe('Message 20');
    await answer('One more');
    const [remark1 = ''] = marks(first);
    const second = await list({ queryType: 'his', remark1, pageNum: 2 });
    expect(contents(second)).toEqual([5, 4, 3, 2, 1].map((index) => `Message ${index}`));
    expect(second.params.totalDataCounts).toBe(20);
  });

  it('are only those after the known one in a poll, oldest first', async () => {
    await send('One');
    const [remark1 = ''] = marks(await list());
    await answer('Two');
    await send('Three');
    const poll = await list({ queryType: 'newst', remark1, pageSize: 10_000 });
    expect(contents(poll)).toEqual(['Two', 'Three']);
    const [, newest = ''] = marks(poll);
    expect((await list({ queryType: 'newst', remark1: newest })).data).toEqual([]);
    expect((await list({ queryType: 'newst', remark1: 'no-mark' })).data).toEqual([]);
    expect(contents(await list({ queryType: 'newst' }))).toEqual(['One', 'Two', 'Three']);
  });

  it('reach two readers once each and in one order, although many are sent at the same moment', async () => {
    let isOver = false;
    const readAll = async () => {
      const seen: string[] = [];
      const poll = async () => {
        const news = await list({ queryType: 'newst', remark1: seen.at(-1) ?? '', pageSize: 10_000 });
        seen.push(...marks(news));
      };
      while (!isOver) await poll();
      await poll();
      return seen;
    };
    const sending = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? send(`Tab ${index}`) : answer(`Shop ${index}`),
    );
    const sent = Promise.all(sending).finally(() => {
      isOver = true;
    });
    const [first, second] = await Promise.all([readAll(), readAll(), sent]);
    expect(first).toHaveLength(12);
    expect(new Set(first).size).toBe(12);
    expect(second).toEqual(first);
  });
});

describe('an answer of the shop', () => {
  it('is unread until its page is read, in the frame and in the list of chats', async () => {
    await send('Is it in stock?');
    expect(await answer('Yes.')).toBe(200);
    expect(await countUnread()).toBe(1);
    const chats = await shop.call('listOrderChats', {}, { token, language: 'zh_CN' });
    expect(chats).toMatchObject({
      data: [
        {
          content: 'Yes.',
          putId: 'service',
          putName: '客服',
          getId: 'service',
          objectId: orderNo,
          readNum: 1,
        },
      ],
      params: { totalDataCounts: 1 },
    });
    const { data } = await list();
    expect(data).toMatchObject([
      { content: 'Yes.', putId: 'service', putName: 'Customer service', readNum: 0 },
      { content: 'Is it in stock?', putId: 'Y', readNum: 1 },
    ]);
    expect(await countUnread()).toBe(0);
    expect((await list()).data[0].readNum).toBe(1);
  });

  it('needs a text and an order that exists', async () => {
    expect(await answer('  ')).toBe(409);
    expect(await answer('Hello', 'P2026030299999999')).toBe(409);
  });
});

describe('the chats of a member', () => {
  it('are one for each order, the latest message first', async () => {
    const second = await addCustomisedOrder(shop.db, memberId, [{ usMoney: 100 }]);
    await send('First order');
    await send('Second order', { objectId: second, objectType: 2 });
    const chats = await shop.call('listOrderChats', { pageSize: 1 }, { token });
    expect(chats).toMatchObject({
      data: [{ content: 'Second order', putId: 'Y', objectId: second, objectType: 2, readNum: 0 }],
      params: { totalDataCounts: 2 },
    });
    await send('First order again');
    const now = await shop.call('listOrderChats', {}, { token });
    expect(contents(now)).toEqual(['First order again', 'Second order']);
  });
});
