import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { readOrder, readOrderPage } from './read-orders.ts';

export const ordersStandardHandlers = {
  async listStandardOrders(context, { state, pageNum, pageSize }) {
    const { db, language } = context;
    const page = { memberId: callingMember(context).id, state, pageNum, pageSize };
    const { orders, total } = await readOrderPage(db, page, language);
    return { ok: true, data: orders, params: { totalDataCounts: total } };
  },

  async getStandardOrder(context, { orderNo }) {
    return readOrder(context.db, callingMember(context).id, orderNo, context.language);
  },
} satisfies Partial<AppHandlers>;
