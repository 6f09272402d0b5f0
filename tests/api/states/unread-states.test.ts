import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUnreadBy } from '#domain/chat/unread-message.ts';
import { isReadTogether, isUnread } from '#domain/messages/notice.ts';
import { noticeMessageTypeValues, objectTypeValues } from '#generated/enums.ts';
import { chatMessage, orderChat } from '#server/db/schema/chat.ts';
import { notice } from '#server/db/schema/messages.ts';
import { signInNewMember } from '../support/members.ts';
import { addStandardOrder } from '../support/orders.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const { paymentPrompt, confirmationNotice, linkJump } = noticeMessageTypeValues;
const targets = {
  [paymentPrompt]: { orderNo: 'P2026030200000001', orderType: objectTypeValues.standardOrder },
  [confirmationNotice]: {},
  [linkJump]: { link: '/news' },
};

/** A member with a notice of each type, read and unread. */
async function withNotices() {
  const { token, member } = await signInNewMember(shop);
  const createdAt = shop.clock.now();
  for (const messageType of [paymentPrompt, confirmationNotice, linkJump])
    for (const readAt of [null, createdAt])
      await shop.db.insert(notice).values({
        ...targets[messageType],
        memberId: member.id,
        messageType,
        contentZh: '您好',
        contentEn: 'Hello',
        createdAt,
        readAt,
      });
  const list = async () => (await shop.call('listNotices', { pageSize: 100 }, { token })).data;
  const countUnread = async () => (await shop.call('countUnreadMessages', {}, { token })).data;
  return { token, list, unread: countUnread };
}

describe('notices of each type, read and unread', () => {
  it('are counted as unread as the rule does', async () => {
    const { list, unread } = await withNotices();
    const listed = await list();
    expect(listed).toHaveLength(6);
    expect(await unread()).toBe(listed.filter(isUnread).length);
    expect(await unread()).toBe(3);
  });

  it('are marked together as the rule says, and no other one is', async () => {
    const { token, list } = await withNotices();
    const before = await list();
    await shop.call('markAllNotices', {}, { token });
    const after = await list();
    for (const one of before) {
      const { id } = one;
      const now = after.find((other: { id: number }) => other.id === id);
      expect({ id, isUnread: isUnread(now) }).toEqual({
        id,
        isUnread: isUnread(one) && !isReadTogether(one),
      });
    }
  });
});

it('counts the messages of a chat as unread as the rule does, by either side and read any number of times', async () => {
  const { token, member } = await signInNewMember(shop);
  const orderNo = await addStandardOrder(shop.db, member.id);
  const messages = [true, false].flatMap((fromShop) => [0, 1, 2].map((readNum) => ({ fromShop, readNum })));
  const { standardOrder: objectType } = objectTypeValues;
  const chat = { orderNo, objectType, memberId: member.id, lastAt: shop.clock.now() };
  await shop.db.insert(orderChat).values(chat);
  for (const message of messages)
    await shop.db.insert(chatMessage).values({
      ...message,
      orderNo,
      memberId: member.id,
      content: 'Hello',
      createdAt: shop.clock.now(),
    });
  const meant = messages.filter((message) => isUnreadBy('member', message));
  expect((await shop.call('countUnreadMessages', {}, { token })).data).toBe(meant.length);
  expect(meant).toHaveLength(1);
});
