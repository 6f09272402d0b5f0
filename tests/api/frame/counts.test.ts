import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { friendLink } from '#server/db/schema/frame.ts';
import { notice } from '#server/db/schema/messages.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const texts = { messageType: 2, contentZh: '已发货', contentEn: 'Shipped' } as const;

describe('what the frame shows', () => {
  it('counts only the unread notices of the member', async () => {
    const mine = await signInNewMember(shop);
    const other = await signInNewMember(shop);
    const createdAt = shop.clock.now();
    const rows = [mine, mine, other].map(({ member }) => ({ memberId: member.id, ...texts, createdAt }));
    await shop.db
      .insert(notice)
      .values([...rows, { memberId: mine.member.id, ...texts, createdAt, readAt: createdAt }]);
    expect(await shop.call('countUnreadMessages', {}, { token: mine.token })).toMatchObject({
      code: 0,
      data: 2,
    });
    expect(await shop.call('countUnreadMessages', {}, { token: other.token })).toMatchObject({
      code: 0,
      data: 1,
    });
  });

  it('counts nothing for a new member', async () => {
    const { token } = await signInNewMember(shop);
    expect(await shop.call('countUnreadMessages', {}, { token })).toMatchObject({ code: 0, data: 0 });
    expect(await shop.call('countCartItems', {}, { token })).toMatchObject({ code: 0, data: 0 });
  });

  it('lists the friend links in order, in the language of the request', async () => {
    await shop.db.insert(friendLink).values([
      { nameZh: '乙', nameEn: 'Second', linkUrl: 'https://example.org/b', sort: 2 },
      { nameZh: '甲', nameEn: 'First', linkUrl: 'https://example.org/a', coverImage: '/img/a.svg', sort: 1 },
    ]);
    const english = await shop.call('listFriendLinks', {}, { language: 'en_US' });
    expect(english.data).toEqual([
      { linkName: 'First', linkUrl: 'https://example.org/a', coverImage: '/img/a.svg' },
      { linkName: 'Second', linkUrl: 'https://example.org/b' },
    ]);
    const chinese = await shop.call('listFriendLinks');
    expect(chinese.data[0].linkName).toBe('甲');
  });
});
