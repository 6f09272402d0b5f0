import { expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { objectTypeValues } from '#generated/enums.ts';
import { type ChatMessage, shownChat, shownMessage } from './shown-message.ts';

const reader = { id: 9, name: 'Lei', surname: 'Li', country: 'China' };
const own: ChatMessage = {
  id: 4,
  orderNo: 'P2026030200000001',
  objectType: objectTypeValues.standardOrder,
  fromShop: false,
  content: 'Hello',
  readNum: 0,
  createdAt: new Date('2026-03-02T08:00:00Z'),
};

it('A message names its sender as the reader knows them: oneself, surname first in China, or the customer service.', () => {
  expect(shownMessage(own, reader, 'en_US')).toEqual({
    id: 4,
    content: 'Hello',
    putId: 'Y',
    putName: 'Li Lei',
    getId: constants.chatServiceId,
    objectId: 'P2026030200000001',
    objectType: objectTypeValues.standardOrder,
    createTime: '2026-03-02T08:00:00.000Z',
    remark1: '4',
    readNum: 0,
  });
  expect(shownMessage({ ...own, fromShop: true }, reader, 'zh_CN')).toMatchObject({
    putId: constants.chatServiceId,
    putName: '客服',
    getId: '9',
  });
});

it('A chat is with the customer service, also after a message of one’s own, and counts what is unread.', () => {
  const chats = [false, true].map((fromShop) =>
    shownChat({ ...own, fromShop }, 2, { reader, language: 'en_US' }),
  );
  expect(chats.map(({ getId, readNum, putName }) => ({ getId, readNum, putName }))).toEqual([
    { getId: constants.chatServiceId, readNum: 2, putName: 'Li Lei' },
    { getId: constants.chatServiceId, readNum: 2, putName: 'Customer service' },
  ]);
});
