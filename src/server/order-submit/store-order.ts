import type { Executor } from '#server/db/client.ts';
import { orderLine, standardOrder } from '#server/db/schema/orders.ts';
import { nextNumber } from '#server/ledger/numbers.ts';
import type { Figures } from './figures.ts';

/** To whom an order goes. */
export interface Receiver {
  readonly receivingUser: string;
  readonly receivingAddress: string;
  readonly receivingPhone: string;
}

interface NewOrder extends Receiver {
  readonly memberId: number;
  readonly now: Date;
}

/** Writes an order that awaits payment, with its products as they are now, and answers its number. */
export async function storeOrder(tx: Executor, order: NewOrder, figures: Figures): Promise<string> {
  const { now, ...whose } = order;
  const orderNo = await nextNumber(tx, 'P', now);
  await tx.insert(standardOrder).values({
    ...whose,
    orderNo,
    discountType: figures.discounted.discountType,
    goodsMoney: figures.goods,
    discountMoney: figures.discounted.deduction,
    usMoney: figures.usMoney,
    zhMoney: figures.zhMoney,
    rateMicros: figures.rateMicros,
    pointsSpent: figures.discounted.points,
    createdAt: now,
  });
  const lines = figures.lines.map(({ offer, num, unitPrice, lineMoney }, at) => ({
    orderNo,
    position: at + 1,
    num,
    unitPrice,
    lineMoney,
    productId: offer.productId,
    productNum: offer.mpn,
    productNameZh: offer.nameZh,
    productNameEn: offer.nameEn,
    productDescribeZh: offer.descriptionZh,
    productDescribeEn: offer.descriptionEn,
    productImg: offer.images.join(','),
  }));
  await tx.insert(orderLine).values(lines);
  return orderNo;
}
