import type { OrderFigures } from '#domain/order-submit/order-figures.ts';
import { placedStep } from '#domain/orders/events.ts';
import { newStandardOrder } from '#domain/orders/first-states.ts';
import { searchText } from '#domain/orders/search-text.ts';
import type { LockedProduct } from '#server/catalogue/index.ts';
import { awaitTogether } from '#server/db/await-together.ts';
import type { Executor } from '#server/db/client.ts';
import { orderLine, standardOrder } from '#server/db/schema/orders.ts';
import { addSteps } from '#server/orders/index.ts';

/** Recipient of an order. */
export interface Receiver {
  readonly receivingUser: string;
  readonly receivingAddress: string;
  readonly receivingPhone: string;
}

interface NewOrder extends Receiver {
  readonly orderNo: string;
  readonly memberId: number;
  readonly now: Date;
}

/** Stores an order that awaits payment with the current state of its products. */
export async function storeOrder(
  tx: Executor,
  order: NewOrder,
  figures: OrderFigures<LockedProduct>,
): Promise<void> {
  const { now, ...whose } = order;
  const { orderNo } = order;
  const { proOrderState: state, assFlag, invoiceFlag } = newStandardOrder;
  const stored = {
    ...whose,
    state,
    assFlag,
    invoiceFlag,
    discountType: figures.discounted.discountType,
    goodsMoney: figures.goods,
    discountMoney: figures.discounted.deduction,
    usMoney: figures.usMoney,
    zhMoney: figures.zhMoney,
    rateMicros: figures.rateMicros,
    pointsSpent: figures.discounted.points,
    createdAt: now,
    searchText: searchText(
      orderNo,
      figures.lines.map(({ product: { productNum, nameZh: zh, nameEn: en } }) => ({
        productNum,
        name: { zh, en },
      })),
    ),
  };
  const lines = figures.lines.map(
    ({ product, num, unitPrice, lineMoney, backordered, backorderWeeks }, index) => ({
      orderNo,
      position: index + 1,
      num,
      unitPrice,
      lineMoney,
      backordered,
      backorderWeeks,
      productId: product.productId,
      productNum: product.productNum,
      productNameZh: product.nameZh,
      productNameEn: product.nameEn,
      productDescribeZh: product.descriptionZh,
      productDescribeEn: product.descriptionEn,
      productImg: product.images.join(','),
    }),
  );
  // Sent in this order, because the others refer to the order.
  await awaitTogether([
    tx.insert(standardOrder).values(stored).prepare('store-order').execute(),
    tx.insert(orderLine).values(lines).execute(),
    addSteps(tx, orderNo, [placedStep], now),
  ]);
}
