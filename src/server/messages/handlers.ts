import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { readChats, readReader } from '#server/chat/index.ts';
import { countUnreadMessages } from './count-unread.ts';
import { markAllNotices, markNotice } from './mark-notices.ts';
import { readNotices } from './read-notices.ts';

export const messagesHandlers = {
  async listOrderChats(context, page) {
    const { chats, total } = await readChats(context.db, await readReader(context), page, context.language);
    return { ok: true, data: chats, params: { totalDataCounts: total } };
  },

  async listNotices(context, page) {
    const { id } = callingMember(context);
    const { notices, total } = await readNotices(context.db, id, page, context.language);
    return { ok: true, data: notices, params: { totalDataCounts: total } };
  },

  markNotice(context, { messageId }) {
    const { db, now } = context;
    return markNotice(db, { memberId: callingMember(context).id, messageId, now });
  },

  async markAllNotices(context) {
    const { db, now } = context;
    const { id } = callingMember(context);
    await markAllNotices(db, id, now);
    return { ok: true, data: await countUnreadMessages(db, id) };
  },
} satisfies Partial<AppHandlers>;
