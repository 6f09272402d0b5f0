import { noticeReadStateValues } from '#generated/enums.ts';
import { type CustomHandlers, callingMember } from '../call.ts';
import { isUnread, ownChatMessages } from '../own-entry.ts';

/** Custom because it counts notices and messages of chats. */
export const frameHandlers: CustomHandlers = {
  countUnreadMessages(call) {
    const me = callingMember(call).$id;
    const notices = call.world.store
      .all('notices')
      .filter(({ $owner, readState }) => $owner === me && readState === noticeReadStateValues.unread);
    return { ok: true, data: notices.length + ownChatMessages(call).filter(isUnread).length };
  },
};
