import { constants } from '#generated/constants.ts';
import type { CustomHandlers } from '../call.ts';
import { shownBy } from '../engine.ts';
import { isUnread, ownChatMessages } from '../own-entry.ts';
import { pageOf, sortEntries } from '../sort-and-page.ts';

/** Custom because chats are messages grouped by order. */
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
};
