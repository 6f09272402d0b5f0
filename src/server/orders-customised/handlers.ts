import { countWaiting } from '#domain/orders/count-waiting.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { issueContract } from '#server/order-documents/index.ts';
import { keepContract } from '#server/orders/index.ts';
import { groupCustomised } from './group-customised.ts';
import { moveCustomisedOrder } from './move-orders.ts';
import { readCustomisedOrder, readCustomisedPage, readInstalments } from './read-orders.ts';

export const ordersCustomisedHandlers = {
  async listCustomisedOrders(context, { state, keyWord, startDate, endDate, pageNum, pageSize }) {
    const { db, language } = context;
    const memberId = callingMember(context).id;
    const page = { memberId, state, keyWord, startDate, endDate, pageNum, pageSize };
    const { orders, total } = await readCustomisedPage(db, page, language);
    return { ok: true, data: orders, params: { totalDataCounts: total } };
  },

  async countWaitingCustomised(context) {
    return { ok: true, data: countWaiting(await groupCustomised(context.db, callingMember(context).id)) };
  },

  async getCustomisedOrder(context, { orderNo }) {
    return readCustomisedOrder(context.db, callingMember(context).id, orderNo, context.language);
  },

  async listInstalments(context, { orderNo }) {
    return readInstalments(context.db, callingMember(context).id, orderNo, context.language);
  },

  uploadCustomisedContract: {
    precondition: issueContract,
    async handle(context, { orderNo, contractLink }) {
      const { db, now } = context;
      const contract = { memberId: callingMember(context).id, orderNo, contractLink, now };
      return keepContract(db, 'CustomisedOrder', contract);
    },
  },

  async moveCustomisedOrder(context, { orderNo, state }) {
    const { db, now } = context;
    return moveCustomisedOrder(db, { memberId: callingMember(context).id, orderNo, state, now });
  },
} satisfies Partial<AppHandlers>;
