import { shownAddress } from '#domain/addresses/shown-address.ts';
import type { Language } from '#domain/language.ts';
import { type Currency, microsToCents } from '#domain/money/index.ts';
import { contractOf, shownBackorder } from '#domain/orders-standard/shown-order.ts';
import { partText } from '#domain/part-texts/index.ts';
import { standardOrderPaidInValues } from '#generated/enums.ts';
import type { Answers } from '#generated/server/routes.ts';
import { regionNames } from '#server/addresses/index.ts';
import type { orderLine, standardOrder } from '#server/db/schema/orders.ts';

export type OrderRow = typeof standardOrder.$inferSelect;
export type LineRow = typeof orderLine.$inferSelect;

/** Data of an order besides its own row. */
export interface OrderParts {
  readonly lines: readonly LineRow[];
  /** Undefined while the order is unpaid. */
  readonly paidIn: Currency | undefined;
}

const { yuan, dollars } = standardOrderPaidInValues;
const paidInNumbers: Readonly<Record<Currency, typeof yuan | typeof dollars>> = { CNY: yuan, USD: dollars };

type OrderAnswer = Answers['getStandardOrder']['data'];
type LineAnswer = OrderAnswer['lines'][number];

function lineAnswer(line: LineRow, { createdAt, state }: OrderRow, language: Language): LineAnswer {
  const { productId, productNum, productImg, num, lineMoney } = line;
  return {
    productId,
    productNum,
    productImg,
    num,
    lineMoney,
    productName: partText({ zh: line.productNameZh, en: line.productNameEn }, language),
    productDescribe: partText({ zh: line.productDescribeZh, en: line.productDescribeEn }, language),
    unitPrice: microsToCents(line.unitPrice),
    ...shownBackorder(line, { createdAt, proOrderState: state }),
  };
}

/** Converts an order to its wire format; its single-product fields repeat the first line. */
export function orderAnswer(order: OrderRow, { lines, paidIn }: OrderParts, language: Language): OrderAnswer {
  const answers = lines.map((line) => lineAnswer(line, order, language));
  const [first] = answers;
  if (!first) throw new Error(`order ${order.orderNo} has no line`);
  const { lineMoney: _, backordered: __, backorderTime: ___, ...firstProduct } = first;
  const { orderNo, assFlag, invoiceFlag, receivingUser, receivingAddress, receivingPhone } = order;
  const { logisticsName, logisticsNum, userContract, discountType, discountMoney } = order;
  return {
    ...firstProduct,
    orderNo,
    assFlag,
    invoiceFlag,
    receivingUser,
    receivingAddress: shownAddress(language, regionNames(), receivingAddress),
    receivingPhone,
    logisticsName,
    logisticsNum,
    systemContract: contractOf({ ...order, proOrderState: order.state }, language),
    userContract,
    discountType,
    discountMoney,
    moneyNum: order.usMoney,
    moneyNumZh: order.zhMoney,
    exchangeRate: order.rateMicros,
    proOrderState: order.state,
    createTime: order.createdAt.toISOString(),
    ...(paidIn === undefined ? {} : { paidIn: paidInNumbers[paidIn] }),
    lines: answers,
  };
}
