import { shownChat } from '#domain/chat/shown-message.ts';
import { isReadTogether, markedAsRead } from '#domain/messages/notice.ts';
import type { CustomHandlers } from '../call.ts';
import { chatReader, countUnread, isUnread, ownChatMessages, ownNotices } from '../own-entry.ts';
import { pageOf, sortEntries } from '../sort-and-page.ts';

/** Custom because chats are messages grouped by order, and because one call marks many notices. */
export const messagesHandlers: CustomHandlers = {
  listOrderChats(call, request) {
    const { language } = call;
    const newestFirst = sortEntries(ownChatMessages(call), '-id', language);
    const chats = [...Map.groupBy(newestFirst, ({ orderNo }) => orderNo).values()];
    const latest = sortEntries(
      chats.flatMap(([message]) => message ?? []),
      '-createTime',
      language,
    );
    const data = pageOf(latest, request).map(({ createTime, ...message }) => {
      const ofOrder = newestFirst.filter(({ orderNo }) => orderNo === message.orderNo);
      const unread = ofOrder.filter(isUnread).length;
      return shownChat({ ...message, createdAt: new Date(createTime) }, unread, {
        reader: chatReader(call),
        language,
      });
    });
    return { ok: true, data, params: { totalDataCounts: latest.length } };
  },

  markAllNotices(call) {
    for (const notice of ownNotices(call).filter(isReadTogether))
      call.world.store.change('notices', notice, markedAsRead);
    return { ok: true, data: countUnread(call) };
  },
};
