import { chatWindow } from '#domain/chat/chat-window.ts';
import { shownMessage } from '#domain/chat/shown-message.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { addMessage } from './add-message.ts';
import { findOwnChatOrder } from './chat-order.ts';
import { markAsRead, readMessages } from './read-messages.ts';
import { readReader } from './reader.ts';

export const chatHandlers = {
  async listChatMessages(context, { getId, objectId, queryType, remark1, pageNum, pageSize }) {
    const { db, language } = context;
    const found = await findOwnChatOrder(db, callingMember(context).id, { getId, objectId });
    if (!found.ok) return found;
    const page = { ...chatWindow(queryType, remark1), orderNo: objectId, pageNum, pageSize };
    const { rows, total } = await readMessages(db, page);
    await markAsRead(db, rows, true);
    const reader = await readReader(context);
    const { objectType } = found.value;
    const data = rows.map((row) => shownMessage({ ...row, objectType }, reader, language));
    return { ok: true, data, params: { totalDataCounts: total } };
  },

  async sendChatMessage(context, { getId, objectId, objectType, content }) {
    const { db, now } = context;
    const found = await findOwnChatOrder(db, callingMember(context).id, { getId, objectId, objectType });
    if (!found.ok) return found;
    return addMessage(db, found.value, { content, fromShop: false }, now);
  },
} satisfies Partial<AppHandlers>;
