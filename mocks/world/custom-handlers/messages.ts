import { isReadTogether } from '#domain/messages/notice.ts';
import { constants } from '#generated/constants.ts';
import { noticeReadStateValues } from '#generated/enums.ts';
import type { CustomHandlers } from '../call.ts';
import { shownBy } from '../engine.ts';
import { countUnread, isUnread, ownChatMessages, ownNotices } from '../own-entry.ts';
import { pageOf, sortEntries } from '../sort-and-page.ts';

/** Custom because chats are messages grouped by order, and because one call marks many notices. */
export const messagesHandlers: CustomHandlers = {
  listOrderChats(call, request) {
    const byOrder = Map.groupBy(
      sortEntries(ownChatMessages(call), '-id', call.language),
      ({ objectId }) => objectId,
    );
    const chats = [...byOrder.values()].flatMap((messages) => {
      const [latest] = messages;
      if (!latest) return [];
      const readNum = messages.filter(isUnread).length;
      return [{ ...latest, getId: constants.chatServiceId, readNum }];
    });
    const sorted = sortEntries(chats, '-createTime', call.language);
    const data = pageOf(sorted, request).map((one) => shownBy(call, one));
    return { ok: true, data, params: { totalDataCounts: sorted.length } };
  },

  markAllNotices(call) {
    const { read } = noticeReadStateValues;
    for (const notice of ownNotices(call).filter(isReadTogether))
      call.world.store.change('notices', notice, { readState: read });
    return { ok: true, data: countUnread(call) };
  },
};
