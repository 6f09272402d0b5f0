import { constants } from '#generated/constants.ts';
import { type Call, callingMember, type HandHandlers, refused } from '../call.ts';
import { shownBy } from '../engine.ts';
import type { ChatMessageEntry } from '../entries.ts';
import { ordered, pageOf } from '../order.ts';

const orderCollections = { P: 'standardOrders', C: 'customisedOrders', S: 'sampleOrders' } as const;

/** Chats belong to orders: whose order it is decides. */
function orderRefusal(call: Call, orderNo: string): 'notFound' | 'notYours' | undefined {
  const collection = orderCollections[orderNo.charAt(0) as 'P' | 'C' | 'S'];
  const order = collection && call.world.store.find(collection, 'orderNo', orderNo);
  if (!order) return 'notFound';
  return order.$owner === callingMember(call).$id ? undefined : 'notYours';
}

function mine(call: Call): ChatMessageEntry[] {
  const me = callingMember(call).$id;
  return call.world.store.all('chatMessages').filter(({ $owner }) => $owner === me);
}

/** Messages are read by their order, from both ends, and marked as read while they are. */
export const chatHandlers: HandHandlers = {
  listChatMessages(call, request) {
    const { objectId, queryType, remark1 } = request;
    const no = orderRefusal(call, objectId);
    if (no) return refused(no);
    const { store } = call.world;
    const all = mine(call).filter((one) => one.objectId === objectId);
    const newer = queryType === 'newst';
    const after = newer && remark1 ? Number(remark1) : 0;
    const sorted = ordered(all, newer ? 'id' : '-id', call.language).filter(({ id }) => id > after);
    const page = pageOf(sorted, request);
    const data = page.map((one) => shownBy(call, one)) as never;
    for (const one of page)
      if (one.putId !== 'Y' && one.readNum === 0) store.change('chatMessages', one, { readNum: 1 });
    return { ok: true, data, params: { totalDataCounts: sorted.length } };
  },

  /** It may be sent about an own order only, and carries what the request does not know: who sends it, and its mark. */
  sendChatMessage(call, { content, getId, objectId, objectType }) {
    const no = orderRefusal(call, objectId);
    if (no) return refused(no);
    const { $id: $owner, surname, name } = callingMember(call);
    call.world.store.add('chatMessages', ($id) => ({
      $id,
      id: $id,
      $owner,
      content,
      getId,
      objectId,
      objectType,
      putId: 'Y',
      putName: `${surname}${name}`,
      createTime: call.now.toISOString(),
      remark1: String($id),
      readNum: 0,
    }));
    return { ok: true };
  },

  listOrderChats(call, request) {
    const byOrder = Map.groupBy(ordered(mine(call), '-id', call.language), ({ objectId }) => objectId);
    const chats = [...byOrder.values()].flatMap((messages) => {
      const [latest] = messages;
      if (!latest) return [];
      const readNum = messages.filter((one) => one.putId !== 'Y' && one.readNum === 0).length;
      return [{ ...latest, getId: constants.chatServiceId, readNum }];
    });
    const sorted = ordered(chats, '-createTime', call.language);
    const data = pageOf(sorted, request).map((one) => shownBy(call, one)) as never;
    return { ok: true, data, params: { totalDataCounts: sorted.length } };
  },
};
