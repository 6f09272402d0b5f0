import { type ChatRequest, chatTarget } from '#domain/chat/chat-target.ts';
import { chatMark, chatWindow } from '#domain/chat/chat-window.ts';
import { messageText } from '#domain/chat/message-text.ts';
import { ownPutId } from '#domain/chat/sender.ts';
import { fullName } from '#domain/text/full-name.ts';
import { objectTypeValues } from '#generated/enums.ts';
import { type Call, type CustomHandlers, callingMember, refused } from '../call.ts';
import { shownBy } from '../engine.ts';
import { findOwn, isUnread, ownChatMessages } from '../own-entry.ts';
import { pageOf, sortEntries } from '../sort-and-page.ts';

const { standardOrder, customisedOrder, sampleOrder } = objectTypeValues;
const collections = {
  [standardOrder]: 'standardOrders',
  [customisedOrder]: 'customisedOrders',
  [sampleOrder]: 'sampleOrders',
} as const;

/** Chats belong to orders: the owner of the order reads and writes. */
function findOwnOrder(call: Call, request: ChatRequest) {
  const target = chatTarget(request);
  if (!target.ok) return target;
  return findOwn(call, collections[target.value.objectType], 'orderNo', request.objectId);
}

/** Custom because the order decides who may read and write, and reading marks messages as read. */
export const chatHandlers: CustomHandlers = {
  listChatMessages(call, { getId, objectId, queryType, remark1, pageNum, pageSize }) {
    const found = findOwnOrder(call, { getId, objectId });
    if (!found.ok) return refused(found.code);
    const { newestFirst, after = 0, upTo = Number.MAX_SAFE_INTEGER } = chatWindow(queryType, remark1);
    const matching = ownChatMessages(call)
      .filter((message) => message.objectId === objectId)
      .filter(({ id }) => id > after && id <= upTo);
    const sorted = sortEntries(matching, newestFirst ? '-id' : 'id', call.language);
    const page = pageOf(sorted, { pageNum, pageSize });
    const data = page.map((message) => shownBy(call, message));
    for (const message of page)
      if (isUnread(message)) call.world.store.change('chatMessages', message, { readNum: 1 });
    return { ok: true, data, params: { totalDataCounts: sorted.length } };
  },

  /** It may be sent about an own order only, and carries what the request does not know: who sends it, and its mark. */
  sendChatMessage(call, { content, getId, objectId, objectType }) {
    const found = findOwnOrder(call, { getId, objectId, objectType });
    if (!found.ok) return refused(found.code);
    const text = messageText(content);
    if (!text.ok) return refused(text.code);
    const member = callingMember(call);
    call.world.store.add('chatMessages', ($id) => ({
      $id,
      id: $id,
      $owner: member.$id,
      content: text.value,
      getId,
      objectId,
      objectType,
      putId: ownPutId,
      putName: { zh: fullName(member, 'zh_CN'), en: fullName(member, 'en_US') },
      createTime: call.now.toISOString(),
      remark1: chatMark($id),
      readNum: 0,
    }));
    return { ok: true };
  },
};
