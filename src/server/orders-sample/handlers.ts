import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { applySample } from './apply-sample.ts';
import { moveSample } from './move-sample.ts';
import { readSample, readSamplePage } from './read-samples.ts';

export const ordersSampleHandlers = {
  async listSampleOrders(context, { state, keyWord, startDate, endDate, pageNum, pageSize }) {
    const { db, language } = context;
    const memberId = callingMember(context).id;
    const page = { memberId, state, keyWord, startDate, endDate, pageNum, pageSize };
    const { orders, total } = await readSamplePage(db, page, language);
    return { ok: true, data: orders, params: { totalDataCounts: total } };
  },

  async getSampleOrder(context, { orderNo }) {
    return readSample(context.db, callingMember(context).id, orderNo, context.language);
  },

  async moveSampleOrder(context, { sampleId, type }) {
    const { db, now } = context;
    return moveSample(db, { memberId: callingMember(context).id, sampleId, type, now });
  },

  async applySample(context, { productId, integralNum, receivingUser, receivingAddress, receivingPhone }) {
    const { db, now } = context;
    const memberId = callingMember(context).id;
    const receiver = { receivingUser, receivingAddress, receivingPhone };
    return applySample(db, { memberId, productId, integralNum, receiver, now });
  },
} satisfies Partial<AppHandlers>;
