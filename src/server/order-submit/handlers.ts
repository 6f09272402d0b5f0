import { eq } from 'drizzle-orm';
import { type AppHandlers, callingMember, type Request } from '#server/call-context.ts';
import { account } from '#server/db/schema/ledger.ts';
import { placeCartOrder, placeOrder } from './place-order.ts';
import type { Receiver } from './store-order.ts';
import { readTerms } from './terms.ts';

function receiverOf({ receivingUser, receivingAddress, receivingPhone }: Receiver): Receiver {
  return { receivingUser, receivingAddress, receivingPhone };
}

/** The first line of the cart that is named a second time. */
function repeatedLine(lines: Request<'submitCartOrder'>['productInfos']): string | undefined {
  const at = lines.findIndex(({ carId }, here) => lines.findIndex((one) => one.carId === carId) < here);
  return at < 0 ? undefined : `productInfos.${at}.carId`;
}

export const orderSubmitHandlers = {
  async submitCartOrder(context, request) {
    const { productInfos, discountType, integralNum, integralMoney, moneyNum } = request;
    const field = repeatedLine(productInfos);
    if (field !== undefined) {
      return { ok: false, code: 'fieldRefused', params: { fields: [{ field, rule: 'uniqueItems' }] } };
    }
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
    const { productId, productNum, num, discountType, integralNum, moneyNum, unitPrice } = request;
    return placeOrder(
      context.db,
      {
        memberId: callingMember(context).id,
        lines: [{ productId, productNum, num }],
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
    const { discount, maxMoney, maxIntegral } = await readTerms(context.db, memberId, found?.points ?? 0);
    return { ok: true, data: { discount: { discount }, integralToMoney: { maxMoney, maxIntegral } } };
  },
} satisfies Partial<AppHandlers>;
