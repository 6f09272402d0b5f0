import { quantityRules } from '#domain/cart/line-problem.ts';
import type { LineRequest } from '#domain/cart/offered-product.ts';
import { microsToCents, smallestQuantity } from '#domain/money/index.ts';
import { orderFigures, type PricedLine } from '#domain/order-submit/order-figures.ts';
import { orderNumber } from '#domain/orders/order-number.ts';
import { constants } from '#generated/constants.ts';
import {
  assFlagValues as flags,
  invoiceFlagValues as invoiceFlags,
  standardOrderPaidInValues as paidIn,
  standardOrderProOrderStateValues as states,
} from '#generated/enums.ts';
import { offeredProduct, type WorldOffer } from '../cart/offered-product.ts';
import type { ProductEntry } from '../entries.ts';
import { rateMicros } from '../money/exchange-rate.ts';
import type { LineEntry, StandardOrderEntry } from '../orders/order-entries.ts';
import { buyer } from './members.ts';
import type { Moments } from './moments.ts';

type State = StandardOrderEntry['proOrderState'];
type Flag = StandardOrderEntry['assFlag'];

interface Plan {
  readonly state: State;
  readonly flag?: Flag;
  readonly invoice?: StandardOrderEntry['invoiceFlag'];
  /** Indexes of catalogue products, one line each. */
  readonly parts: readonly number[];
  readonly paidFrom?: NonNullable<StandardOrderEntry['paidIn']>;
  readonly discounted?: true;
  /** Points that were spent on it. */
  readonly points?: number;
  readonly days: number;
}

/** Every state and every flag, oldest first; the newest await payment. */
const plans: readonly Plan[] = [
  { state: states.completed, flag: flags.afterSalesRejected, parts: [12], paidFrom: paidIn.yuan, days: 96 },
  {
    state: states.completed,
    flag: flags.returnCompleted,
    parts: [40, 41],
    paidFrom: paidIn.dollars,
    days: 88,
  },
  { state: states.completed, flag: flags.exchangeCompleted, parts: [77], paidFrom: paidIn.yuan, days: 80 },
  {
    state: states.completed,
    invoice: invoiceFlags.invoiceApplied,
    parts: [101, 150, 203],
    paidFrom: paidIn.yuan,
    discounted: true,
    days: 71,
  },
  { state: states.completed, parts: [5], paidFrom: paidIn.dollars, days: 64 },
  { state: states.closed, parts: [220], days: 60 },
  { state: states.completed, flag: flags.returnGoods, parts: [260], paidFrom: paidIn.yuan, days: 41 },
  {
    state: states.inDelivery,
    flag: flags.exchangeGoods,
    parts: [300, 12],
    paidFrom: paidIn.dollars,
    days: 33,
  },
  { state: states.closed, parts: [330], paidFrom: paidIn.yuan, days: 30 },
  { state: states.completed, parts: [350, 8, 61], paidFrom: paidIn.yuan, points: 2000, days: 27 },
  {
    state: states.inDelivery,
    invoice: invoiceFlags.invoiceApplied,
    parts: [390],
    paidFrom: paidIn.dollars,
    days: 12,
  },
  { state: states.inDelivery, parts: [3, 410], paidFrom: paidIn.yuan, days: 9 },
  { state: states.awaitingShipment, parts: [430, 30], paidFrom: paidIn.yuan, days: 4 },
  { state: states.awaitingShipment, invoice: invoiceFlags.invoiceApplied, parts: [18], days: 3 },
  // Placed earlier they would close while the day lasts, unpaid for too long.
  { state: states.awaitingPayment, parts: [66, 7], discounted: true, days: 0 },
  { state: states.awaitingPayment, parts: [120], days: 0 },
];

/** The discount granted at the time of the order. */
function figuresOf({ discounted, points = 0 }: Plan, lines: readonly LineRequest<WorldOffer>[]) {
  const terms = { discount: 9.5, maxMoney: points / constants.pointsPerCent, maxIntegral: points };
  const choice = discounted ? 'member' : points > 0 ? 'points' : 'none';
  return orderFigures(lines, choice, terms, rateMicros);
}

/** A priced product as a line of an order keeps it. */
export function lineEntry({
  product,
  num,
  unitPrice,
  lineMoney,
  backordered,
  backorderWeeks,
}: PricedLine<WorldOffer>): LineEntry {
  const { productId, productName, productNum, productDescribe, productImg } = product;
  return {
    productId,
    productName,
    productNum,
    productDescribe,
    productImg,
    num,
    unitPrice: microsToCents(unitPrice),
    lineMoney,
    $backordered: backordered,
    $backorderWeeks: backorderWeeks,
  };
}

/** The fields in which an order repeats its first line. */
export function firstLine(
  lines: readonly LineEntry[],
): Omit<LineEntry, 'lineMoney' | '$backordered' | '$backorderWeeks'> {
  const [first] = lines;
  if (!first) throw new Error('an order has no line');
  const { lineMoney: _, $backordered: __, $backorderWeeks: ___, ...fields } = first;
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
  const requested = plan.parts.flatMap((place) => {
    const product = products[place % products.length];
    if (!product) return [];
    const num = smallestQuantity(quantityRules(product)) * (1 + (place % 4));
    return [{ product: offeredProduct(product), num }];
  });
  const figures = figuresOf(plan, requested);
  const { payable, deduction, points, discountType } = figures.discounted;
  const createTime = daysAgo(plan.days);
  const lines = figures.lines.map((line) => lineEntry(line));
  const sent = plan.state === states.inDelivery || plan.state === states.completed;
  return {
    $id: id,
    $owner: buyer,
    orderNo: orderNumber('P', id, new Date(createTime)),
    ...firstLine(lines),
    lines,
    moneyNum: payable,
    moneyNumZh: figures.zhMoney,
    exchangeRate: figures.rateMicros,
    createTime,
    ...receiver,
    proOrderState: plan.state,
    assFlag: plan.flag ?? flags.noAfterSales,
    invoiceFlag: plan.invoice ?? invoiceFlags.noInvoice,
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
