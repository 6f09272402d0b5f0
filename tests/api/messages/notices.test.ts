import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewNotice } from '#domain/messages/new-notice.ts';
import { noticeMessageTypeValues } from '#generated/enums.ts';
import { sendNotice } from '#server/messages/index.ts';
import { signInNewMember } from '../support/members.ts';
import { addStandardOrder } from '../support/orders.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const { paymentPrompt, confirmationNotice, linkJump } = noticeMessageTypeValues;

let shop: TestApp;
let mine: Awaited<ReturnType<typeof signInNewMember>>;
let token: string;
beforeAll(async () => {
  shop = await openTestApp({ config: { devTools: true } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  mine = await signInNewMember(shop);
  token = mine.token;
});

const text = { zh: '盘点安排', en: 'Stocktaking' };
const kinds = {
  prompt: { messageType: paymentPrompt, text, orderNo: 'P2026030200000001' },
  confirmation: { messageType: confirmationNotice, text },
  link: { messageType: linkJump, text, link: '/newsDetail?nid=1' },
} as const satisfies Record<string, NewNotice>;

async function add(kind: keyof typeof kinds, memberId = mine.member.id): Promise<number> {
  const sent = await sendNotice(shop.db, memberId, kinds[kind], shop.clock.now());
  if (!sent.ok) throw new Error(sent.code);
  return sent.value;
}

const list = (fields: Record<string, number> = {}) =>
  shop.call('listNotices', fields, { token, language: 'en_US' });
const mark = (messageId: number) => shop.call('markNotice', { messageId }, { token });
const countUnread = async () => (await shop.call('countUnreadMessages', {}, { token })).data;

describe('the notices of a member', () => {
  it('come newest first in pages of ten, in the language of the request, with what a click leads to', async () => {
    for (let index = 0; index < 9; index += 1) await add('link');
    await add('prompt');
    await add('confirmation');
    const first = await list();
    expect(first).toMatchObject({ code: 0, params: { totalDataCounts: 11 } });
    expect(first.data).toHaveLength(10);
    expect(first.data.slice(0, 3)).toMatchObject([
      { messageContent: 'Stocktaking', messageType: 2, readState: 0 },
      { messageType: 1, orderNo: 'P2026030200000001', orderType: 1 },
      { messageType: 3, link: '/newsDetail?nid=1' },
    ]);
    expect((await list({ pageNum: 2 })).data).toHaveLength(1);
    const chinese = await shop.call('listNotices', { pageSize: 1 }, { token, language: 'zh_CN' });
    expect(chinese.data[0].messageContent).toBe('盘点安排');
  });

  it('are only the own ones, and only for members', async () => {
    const other = await signInNewMember(shop);
    await add('link', other.member.id);
    expect((await list()).data).toEqual([]);
    expect((await shop.call('listNotices')).code).toBe(1001);
  });
});

describe('marking a notice', () => {
  it('makes it read, here and in the count of the frame', async () => {
    const id = await add('link');
    expect(await countUnread()).toBe(1);
    expect((await mark(id)).code).toBe(0);
    expect((await list()).data[0].readState).toBe(1);
    expect(await countUnread()).toBe(0);
    expect((await mark(id)).code).toBe(0);
  });

  it('confirms a confirmation once, although it is sent twice at the same moment', async () => {
    const id = await add('confirmation');
    const results = await Promise.all([mark(id), mark(id)]);
    expect(results.map(({ code }) => code).sort()).toEqual([0, 4009]);
    expect((await mark(id)).code).toBe(4009);
  });

  it('is refused for an unknown notice and for that of another member', async () => {
    const other = await signInNewMember(shop);
    const foreign = await add('link', other.member.id);
    expect((await mark(foreign)).code).toBe(4004);
    expect((await mark(2_000_000_000)).code).toBe(4004);
    expect((await mark(9_007_199_254_740_991)).code).toBe(4004);
    expect((await shop.call('countUnreadMessages', {}, { token: other.token })).data).toBe(1);
  });

  it('of all of them leaves confirmations, other members and chats, and returns what is still unread', async () => {
    const other = await signInNewMember(shop);
    await add('link', other.member.id);
    await add('prompt');
    await add('link');
    await add('confirmation');
    const orderNo = await addStandardOrder(shop.db, mine.member.id);
    const body = new URLSearchParams({ orderNo, content: 'It ships today.' });
    await shop.app.request('/dev/chat', { method: 'POST', body });
    const marked = await shop.call('markAllNotices', {}, { token });
    expect(marked).toMatchObject({ code: 0, data: 2 });
    expect(await countUnread()).toBe(2);
    expect((await list()).data).toMatchObject([{ readState: 0 }, { readState: 1 }, { readState: 1 }]);
    expect((await shop.call('countUnreadMessages', {}, { token: other.token })).data).toBe(1);
  });
});

describe('the shop', () => {
  it('lets the member know about its steps on an order, and not about those of the member', async () => {
    const orderNo = await addStandardOrder(shop.db, mine.member.id, { state: 2, paidAt: shop.clock.now() });
    const body = new URLSearchParams({ orderNo, step: 'ship' });
    expect((await shop.app.request('/dev/orders', { method: 'POST', body })).status).toBe(200);
    expect((await list()).data).toMatchObject([
      {
        messageType: 1,
        readState: 0,
        orderNo,
        orderType: 1,
        messageContent: expect.stringContaining(orderNo),
      },
    ]);
    expect((await shop.call('confirmStandardReceipt', { orderNo }, { token })).code).toBe(0);
    expect((await list()).params.totalDataCounts).toBe(1);
  });

  it('sends a notice from its development page, and is refused one that leads nowhere', async () => {
    const send = async (fields: Record<string, string>) => {
      const body = new URLSearchParams({ email: mine.member.email, zh: '盘点', en: 'Count', ...fields });
      return (await shop.app.request('/dev/notices', { method: 'POST', body })).status;
    };
    expect(await send({ messageType: '3', link: '/news' })).toBe(200);
    expect(await send({ messageType: '3' })).toBe(409);
    expect(await send({ messageType: '2', email: 'nobody@example.com' })).toBe(409);
    expect((await list()).data).toMatchObject([{ messageContent: 'Count', link: '/news' }]);
    expect((await shop.app.request('/dev/notices')).status).toBe(200);
  });
});
