import type { AppHandlers } from '#server/call-context.ts';
import { readChats, readReader } from '#server/chat/index.ts';

export const messagesHandlers = {
  async listOrderChats(context, page) {
    const { chats, total } = await readChats(context.db, await readReader(context), page, context.language);
    return { ok: true, data: chats, params: { totalDataCounts: total } };
  },
} satisfies Partial<AppHandlers>;
