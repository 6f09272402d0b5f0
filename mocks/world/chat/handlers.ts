import { type ChatRequest, chatTarget } from '#domain/chat/chat-target.ts';
import { chatWindow, isInWindow } from '#domain/chat/chat-window.ts';
import { messageText } from '#domain/chat/message-text.ts';
import { shownMessage } from '#domain/chat/shown-message.ts';
import { newMessage, readMessage } from '#domain/chat/unread-message.ts';
import { kindOfType } from '#domain/payment/order-kind.ts';
import { type Call, type CustomHandlers, callingMember } from '../call.ts';
import type { ChatMessageEntry } from '../entries.ts';
import { orderCollections } from '../orders/order-collections.ts';
import { chatReader, findOwn, isUnread, ownChatMessages } from '../own-entry.ts';
import { pageOf, sortEntries } from '../sort-and-page.ts';

/** Chats belong to orders: the owner of the order reads and writes. */
function findOwnOrder(call: Call, request: ChatRequest) {
  const target = chatTarget(request);
  if (!target.ok) return target;
  const { objectType } = target.value;
  const found = findOwn(call, orderCollections[kindOfType(objectType)], 'orderNo', request.objectId);
  return found.ok ? { ok: true as const, objectType } : found;
}

function chatMessageOf(call: Call, { createTime, ...message }: ChatMessageEntry) {
  const createdAt = new Date(createTime);
  return shownMessage({ ...message, createdAt }, chatReader(call), call.language);
}

/** Custom because the order decides who may read and write, and reading marks messages as read. */
export const chatHandlers: CustomHandlers = {
  listChatMessages(call, { getId, objectId, queryType, remark1, pageNum, pageSize }) {
    const found = findOwnOrder(call, { getId, objectId });
    if (!found.ok) return found;
    const window = chatWindow(queryType, remark1);
    const matching = ownChatMessages(call)
      .filter((message) => message.orderNo === objectId)
      .filter(({ id }) => isInWindow(id, window));
    const sorted = sortEntries(matching, window.newestFirst ? '-id' : 'id', call.language);
    const page = pageOf(sorted, { pageNum, pageSize });
    const data = page.map((message) => chatMessageOf(call, message));
    for (const message of page)
      if (isUnread(message)) call.world.store.change('chatMessages', message, readMessage);
    return { ok: true, data, params: { totalDataCounts: sorted.length } };
  },

  sendChatMessage(call, { content, getId, objectId, objectType }) {
    const found = findOwnOrder(call, { getId, objectId, objectType });
    if (!found.ok) return found;
    const text = messageText(content);
    if (!text.ok) return text;
    call.world.store.add('chatMessages', ($id) => ({
      $id,
      id: $id,
      $owner: callingMember(call).$id,
      orderNo: objectId,
      objectType: found.objectType,
      fromShop: false,
      content: text.value,
      createTime: call.now.toISOString(),
      ...newMessage,
    }));
    return { ok: true };
  },
};
