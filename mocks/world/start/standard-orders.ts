import {
  applyDiscount,
  type DiscountedTotal,
  exchange,
  lineTotal,
  microsToCents,
  priceAt,
  smallestQuantity,
} from '#domain/money/index.ts';
import { constants } from '#generated/constants.ts';
import { quantityLimits } from '#generated/limits.ts';
import type { LineEntry, ProductEntry, StandardOrderEntry } from '../entries.ts';
import { yuanPerDollar } from '../exchange-rate.ts';
import { orderNumber } from '../order-number.ts';
import { buyer } from './members.ts';
import type { Moments } from './moments.ts';

type State = StandardOrderEntry['proOrderState'];
type Flag = StandardOrderEntry['assFlag'];

interface Plan {
  readonly state: State;
  readonly flag?: Flag;
  readonly invoice?: 1;
  /** Which products of the catalogue, by place; a line each. */
  readonly parts: readonly number[];
  readonly paidFrom?: 1 | 2;
  readonly discounted?: true;
  /** Points that were spent on it. */
  readonly points?: number;
  readonly days: number;
}

/** Every state and every flag, the oldest first; the newest wait for their payment. */
const plans: readonly Plan[] = [
  { state: 4, flag: 5, parts: [12], paidFrom: 1, days: 96 },
  { state: 4, flag: 4, parts: [40, 41], paidFrom: 2, days: 88 },
  { state: 4, flag: 2, parts: [77], paidFrom: 1, days: 80 },
  { state: 4, invoice: 1, parts: [101, 150, 203], paidFrom: 1, discounted: true, days: 71 },
  { state: 4, parts: [5], paidFrom: 2, days: 64 },
  { state: 5, parts: [220], days: 60 },
  { state: 4, flag: 3, parts: [260], paidFrom: 1, days: 41 },
  { state: 3, flag: 1, parts: [300, 12], paidFrom: 2, days: 33 },
  { state: 5, parts: [330], paidFrom: 1, days: 30 },
  { state: 4, parts: [350, 8, 61], paidFrom: 1, points: 2000, days: 27 },
  { state: 3, invoice: 1, parts: [390], paidFrom: 2, days: 12 },
  { state: 3, parts: [3, 410], paidFrom: 1, days: 9 },
  { state: 2, parts: [430, 30], paidFrom: 1, days: 4 },
  { state: 2, invoice: 1, parts: [18], days: 3 },
  { state: 1, parts: [66, 7], discounted: true, days: 1 },
  { state: 1, parts: [120], days: 0.2 },
];

/** Prices and points as they were granted then. */
function discountOf({ discounted, points = 0 }: Plan, goods: number): DiscountedTotal {
  const terms = { discount: 9.5, maxMoney: points / constants.pointsPerCent, maxIntegral: points };
  return applyDiscount(goods, discounted ? 'member' : points > 0 ? 'points' : 'none', terms);
}

/** A product as a line of an order keeps it, at its price of now. */
export function lineOf(product: ProductEntry, num: number): LineEntry {
  const { productId, productName, productNum, productDescribe, productImg } = product;
  const price = priceAt(num, product.$unitPrice, product.$tiers);
  return {
    productId,
    productName,
    productNum,
    productDescribe,
    productImg,
    num,
    unitPrice: microsToCents(price),
    lineMoney: lineTotal(price, num),
  };
}

/** The fields of an order that repeat its first line. */
export function firstLine(lines: readonly LineEntry[]): Omit<LineEntry, 'lineMoney'> {
  const [first] = lines;
  if (!first) throw new Error('an order has no line');
  const { lineMoney: _, ...fields } = first;
  return fields;
}

export const receiver = {
  receivingUser: '李雷',
  receivingAddress: '中国,广东,深圳,华强北路 1002 号 3 楼,518000,深圳蓝天电子有限公司',
  receivingPhone: '13800138000',
};

function orderOf(
  plan: Plan,
  id: number,
  products: readonly ProductEntry[],
  { daysAgo }: Moments,
): StandardOrderEntry {
  const lines = plan.parts.flatMap((place) => {
    const product = products[place % products.length];
    if (!product) return [];
    const rules = {
      startBuy: product.startBuy,
      multiple: product.orderMultiple,
      maximum: quantityLimits.maximum,
    };
    return [lineOf(product, smallestQuantity(rules) * (1 + (place % 4)))];
  });
  const goods = lines.reduce((sum, { lineMoney }) => sum + lineMoney, 0);
  const { payable, deduction, points, discountType } = discountOf(plan, goods);
  const createTime = daysAgo(plan.days);
  const sent = plan.state === 3 || plan.state === 4;
  return {
    $id: id,
    $owner: buyer,
    orderNo: orderNumber('P', id, new Date(createTime)),
    ...firstLine(lines),
    lines,
    moneyNum: payable,
    moneyNumZh: exchange(payable, yuanPerDollar),
    createTime,
    ...receiver,
    proOrderState: plan.state,
    assFlag: plan.flag ?? 0,
    invoiceFlag: plan.invoice ?? 0,
    logisticsName: sent ? '顺丰速运' : null,
    logisticsNum: sent ? `SF10${String(id).padStart(10, '0')}` : null,
    systemContract: `contract-${id}.pdf,/files/contract-${id}.pdf`,
    userContract: null,
    discountType,
    discountMoney: deduction,
    $points: points,
    ...(plan.paidFrom === undefined ? {} : { paidIn: plan.paidFrom }),
  };
}

/** Orders of the first member in every state and with every flag. */
export function standardOrders(products: readonly ProductEntry[], moments: Moments): StandardOrderEntry[] {
  const sold = products.filter(({ stock, $withdrawn }) => stock > 0 && !$withdrawn);
  return plans.map((plan, at) => orderOf(plan, at + 1, sold, moments));
}
