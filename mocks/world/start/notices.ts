import { chatAbout } from '#domain/chat/chat-target.ts';
import type { NoticeType } from '#domain/messages/notice.ts';
import { orderNotice } from '#domain/messages/order-notices.ts';
import { noticeMessageTypeValues, noticeReadStateValues } from '#generated/enums.ts';
import type { OrderEventEntry } from '../orders/order-entries.ts';
import type { StartingEntries } from '../store.ts';
import source from './content.json' with { type: 'json' };
import { buyer } from './members.ts';
import { type Moments, withIds } from './moments.ts';

/** Days after which the member has read what there is to read about an order. */
const unreadDays = 5;

function noticeType(value: number): NoticeType {
  const known = Object.values(noticeMessageTypeValues).find((type) => type === value);
  if (known === undefined) throw new Error(`there is no kind of notice ${value}`);
  return known;
}

function readState(isRead: boolean) {
  return isRead ? noticeReadStateValues.read : noticeReadStateValues.unread;
}

function aboutOrder(step: OrderEventEntry, { daysAgo }: Moments) {
  const { orderNo, createTime } = step;
  const asked = orderNotice(step, orderNo);
  if (!asked) return [];
  return [
    {
      $owner: buyer,
      messageType: asked.messageType,
      readState: readState(createTime < daysAgo(unreadDays)),
      orderNo,
      orderType: chatAbout(orderNo).objectType,
      createTime,
      messageContent: asked.text,
    },
  ];
}

/** Adds the notices of the demo shop and those about the steps of the orders, the oldest first. */
export function withNotices(start: StartingEntries, moments: Moments): StartingEntries {
  const own = source.notices.map(({ read, daysAgo, link, messageType, ...notice }) => ({
    ...notice,
    messageType: noticeType(messageType),
    $owner: buyer,
    readState: readState(read),
    createTime: moments.daysAgo(daysAgo + 0.3),
    ...(link === null ? {} : { link }),
  }));
  const steps = start.orderEvents ?? [];
  const all = [...own, ...steps.flatMap((step) => aboutOrder(step, moments))];
  const sorted = all.toSorted((a, b) => a.createTime.localeCompare(b.createTime));
  return { ...start, notices: withIds(sorted, 'id') };
}
