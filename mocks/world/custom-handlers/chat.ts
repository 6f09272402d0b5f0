import { type Call, type CustomHandlers, callingMember, refused } from '../call.ts';
import { shownBy } from '../engine.ts';
import { ownChatMessages } from '../own-entry.ts';
import { pageOf, sortEntries } from '../sort-and-page.ts';

/** Chats belong to orders: whose order it is decides. */
function orderRefusal(call: Call, orderNo: string): 'notFound' | 'notYours' | undefined {
  const collection = orderCollections[orderNo.charAt(0) as 'P' | 'C' | 'S'];
  const order = collection && call.world.store.find(collection, 'orderNo', orderNo);
  if (!order) return 'notFound';
  return order.$owner === callingMember(call).$id ? undefined : 'notYours';
}

const orderCollections = { P: 'standardOrders', C: 'customisedOrders', S: 'sampleOrders' } as const;

/** Custom because the order decides who may read and write, and reading marks messages as read. */
export const chatHandlers: CustomHandlers = {
  listChatMessages(call, request) {
    const { objectId, queryType, remark1 } = request;
    const no = orderRefusal(call, objectId);
    if (no) return refused(no);
    const { store } = call.world;
    const all = ownChatMessages(call).filter((one) => one.objectId === objectId);
    const newer = queryType === 'newst';
    const after = newer && remark1 ? Number(remark1) : 0;
    const sorted = sortEntries(all, newer ? 'id' : '-id', call.language).filter(({ id }) => id > after);
    const page = pageOf(sorted, request);
    const data = page.map((one) => shownBy(call, one));
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
};
