import { eq } from 'drizzle-orm';
import { sentDiscountTerms } from '#domain/order-submit/discount-terms.ts';
import { refuseRepeatedLine } from '#domain/order-submit/match-lines.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { account } from '#server/db/schema/ledger.ts';
import { placeCartOrder, placeOrder } from './place-order.ts';
import { readGrade } from './read-grade.ts';
import type { Receiver } from './store-order.ts';

function receiverOf({ receivingUser, receivingAddress, receivingPhone }: Receiver): Receiver {
  return { receivingUser, receivingAddress, receivingPhone };
}

export const orderSubmitHandlers = {
  async submitCartOrder(context, request) {
    const { productInfos, discountType, integralNum, integralMoney, moneyNum } = request;
    const repeated = refuseRepeatedLine(productInfos);
    if (repeated) return repeated;
    return placeCartOrder(
      context.db,
      {
        memberId: callingMember(context).id,
        lines: productInfos,
        discountType,
        sent: { integralNum, integralMoney, moneyNum },
        receiver: receiverOf(request),
      },
      context,
    );
  },

  async submitDirectOrder(context, request) {
    const { productId, productNum, num, backorderWeeks, backordered } = request;
    const { discountType, integralNum, moneyNum, unitPrice } = request;
    return placeOrder(
      context.db,
      {
        memberId: callingMember(context).id,
        lines: [{ productId, productNum, num, backorderWeeks, backordered }],
        discountType,
        sent: { integralNum, moneyNum, unitPrice },
        receiver: receiverOf(request),
      },
      context,
    );
  },

  async getConsumerDiscount(context) {
    const memberId = callingMember(context).id;
    const [found] = await context.db
      .select({ points: account.points })
      .from(account)
      .where(eq(account.memberId, memberId));
    const grade = await readGrade(context.db, memberId);
    return { ok: true, data: sentDiscountTerms(grade, found?.points ?? 0) };
  },
} satisfies Partial<AppHandlers>;
