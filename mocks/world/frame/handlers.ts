import type { CustomHandlers } from '../call.ts';
import { countUnread } from '../own-entry.ts';

/** Custom because it counts notices and messages of chats. */
export const frameHandlers: CustomHandlers = {
  countUnreadMessages(call) {
    return { ok: true, data: countUnread(call) };
  },
};
