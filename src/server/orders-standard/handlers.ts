import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { issueContract } from '#server/order-documents/index.ts';
import { applyForAfterSales, keepContract } from '#server/orders/index.ts';
import { buyAgain } from './buy-again.ts';
import { cancelOrder, confirmReceipt } from './move-orders.ts';
import { readOrder, readOrderPage } from './read-orders.ts';

export const ordersStandardHandlers = {
  async listStandardOrders(context, { state, keyWord, startDate, endDate, pageNum, pageSize }) {
    const { db, language } = context;
    const memberId = callingMember(context).id;
    const page = { memberId, state, keyWord, startDate, endDate, pageNum, pageSize };
    const { orders, total } = await readOrderPage(db, page, language);
    return { ok: true, data: orders, params: { totalDataCounts: total } };
  },

  async getStandardOrder(context, { orderNo }) {
    return readOrder(context.db, callingMember(context).id, orderNo, context.language);
  },

  async cancelStandardOrder(context, { orderNo }) {
    const { db, now } = context;
    return cancelOrder(db, { memberId: callingMember(context).id, orderNo, now });
  },

  async confirmStandardReceipt(context, { orderNo }) {
    const { db, now } = context;
    return confirmReceipt(db, { memberId: callingMember(context).id, orderNo, now });
  },

  async applyAfterSales(context, { orderType, orderNo, serviceType, questionContent }) {
    const { db, now } = context;
    const memberId = callingMember(context).id;
    return applyForAfterSales(db, { memberId, orderType, orderNo, serviceType, questionContent, now });
  },

  uploadStandardContract: {
    precondition: issueContract,
    async handle(context, { orderNo, contractLink }) {
      const { db, now } = context;
      const contract = { memberId: callingMember(context).id, orderNo, contractLink, now };
      return keepContract(db, 'StandardOrder', contract);
    },
  },

  async buyAgain(context, { orderNo }) {
    const { db, now, language } = context;
    return buyAgain(db, { memberId: callingMember(context).id, orderNo, now }, language);
  },
} satisfies Partial<AppHandlers>;
