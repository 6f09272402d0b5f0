import type { Bilingual } from '#domain/language.ts';
import { exchange } from '#domain/money/index.ts';
import { orderNumber } from '#domain/orders/order-number.ts';
import { isInstalmentUnpaid, unpaidState } from '#domain/orders-customised/instalments.ts';
import {
  assFlagValues as flags,
  instalmentHeadAmountValues as headAmounts,
  instalmentAmountStateValues,
  type instalmentHeadAmountNames,
  invoiceFlagValues,
  objectTypeValues,
  sampleOrderOrderStateValues,
  customisedOrderSendValues as sendValues,
  customisedOrderOrderStateValues as states,
} from '#generated/enums.ts';
import type { ProductEntry } from '../entries.ts';
import { rateMicros, yuanPerDollar } from '../money/exchange-rate.ts';
import type { CustomisedOrderEntry, InstalmentEntry, SampleOrderEntry } from '../orders/order-entries.ts';
import { buyer } from './members.ts';
import type { Moments } from './moments.ts';
import { receiver } from './standard-orders.ts';

const { received, rejected, cancelled, awaitingShipment, awaitingReceipt, toBeExamined } =
  sampleOrderOrderStateValues;
const sampleStates = [
  received,
  rejected,
  cancelled,
  awaitingShipment,
  awaitingReceipt,
  toBeExamined,
] as const;
const sampleSent = new Set<number>([awaitingReceipt, received]);

/** The product fields of a sample order. */
export function sampleOf(product: ProductEntry) {
  const { productId, productNum, productImg, productName } = product;
  return {
    orderType: objectTypeValues.sampleOrder,
    productId,
    productNum,
    productImg,
    params: { productName, productImg },
  };
}

/** Sample orders in every state. */
export function sampleOrders(products: readonly ProductEntry[], { daysAgo }: Moments): SampleOrderEntry[] {
  const offered = products.filter(({ customIntegration, stock }) => customIntegration > 0 && stock > 0);
  return sampleStates.flatMap((orderState, at) => {
    const product = offered[at * 7];
    if (!product) return [];
    const id = at + 1;
    const createTime = daysAgo(50 - at * 9);
    const sent = sampleSent.has(orderState);
    return [
      {
        $id: id,
        $owner: buyer,
        sampleId: id,
        orderNo: orderNumber('S', id, new Date(createTime)),
        orderState,
        integralNum: product.customIntegration,
        ...sampleOf(product),
        ...receiver,
        createTime,
        logisticsName: sent ? '顺丰速运' : null,
        logisticsNum: sent ? `SF20${String(id).padStart(10, '0')}` : null,
      },
    ];
  });
}

interface Plan {
  readonly state: CustomisedOrderEntry['orderState'];
  readonly flag?: CustomisedOrderEntry['assFlag'];
  readonly send?: CustomisedOrderEntry['send'];
  /** How many of the three instalments are paid; absent until the back office has set them. */
  readonly paid?: number;
  /** Number of instalments with an invoice application. */
  readonly invoiced?: number;
}

/** Every state and every flag, oldest first. */
const plans: readonly Plan[] = [
  { state: states.afterSales, flag: flags.afterSalesRejected, send: sendValues.shipped, paid: 3 },
  { state: states.afterSales, flag: flags.returnCompleted, send: sendValues.shipped, paid: 3 },
  { state: states.afterSales, flag: flags.exchangeCompleted, send: sendValues.shipped, paid: 3 },
  { state: states.afterSales, flag: flags.returnGoods, send: sendValues.shipped, paid: 3 },
  { state: states.afterSales, flag: flags.exchangeGoods, send: sendValues.shipped, paid: 3 },
  { state: states.cancelledOrRejected },
  { state: states.completed, send: sendValues.shipped, paid: 3, invoiced: 1 },
  { state: states.orderRejected },
  { state: states.contractRejected, paid: 0 },
  { state: states.awaitingDeliveryOrReceipt, send: sendValues.shipped, paid: 3 },
  { state: states.awaitingDeliveryOrReceipt, paid: 3 },
  { state: states.awaitingPayment, send: sendValues.shipped, paid: 2 },
  { state: states.awaitingPayment, paid: 1 },
  { state: states.awaitingPayment, paid: 0 },
  { state: states.settingUp, paid: 0 },
  { state: states.contractExamined, paid: 0 },
  { state: states.uploadContract, paid: 0 },
  { state: states.toBeExamined },
];

const instalments: readonly {
  readonly name: Bilingual;
  readonly amount: number;
  readonly head: keyof typeof instalmentHeadAmountNames;
}[] = [
  { name: { zh: '模具费', en: 'Tooling' }, amount: 60_000, head: headAmounts.firstInstalment },
  { name: { zh: '首付款', en: 'Deposit' }, amount: 90_000, head: headAmounts.firstInstalment },
  { name: { zh: '尾款', en: 'Balance' }, amount: 150_000, head: headAmounts.laterInstalment },
];

const wishes: readonly string[] = [
  '大电流贴片电感 / High-current inductor',
  '定制线束 / Cable set',
  '防水圆形连接器 / Sealed circular connector',
  '精选基准电压源 / Selected references',
];

const described = {
  indexRequirement: '3.3 µH ±10 %, 40 A',
  sizeRequirement: '13 × 13 × 6 mm',
  demandQuantity: '5000',
  deliveryCycle: '6 周 / 6 weeks',
  qualityGrade: 'AEC-Q200',
  weight: '4.2',
  installationMode: 'SMT',
  useEnvironment: '-40~125℃',
  otherProcessRequirements: '无铅 / lead-free',
  detailedDescription: '样品先行，合格后批量。Samples first, then the series.',
  companyName: '深圳蓝天电子有限公司',
  annexFile: null,
  ...receiver,
};

function amounts({ paid = 0, invoiced = 0 }: Plan, firstId: number, paidAt: string): InstalmentEntry[] {
  return instalments.map(({ name, amount, head }, at) => ({
    purchaseId: firstId + at,
    nameOfMoney: name,
    amount,
    amountZh: exchange(amount, yuanPerDollar),
    amountState: at < paid ? instalmentAmountStateValues.paid : instalmentAmountStateValues.unpaid,
    headAmount: head,
    amountTime: at < paid ? paidAt : null,
    invoiceFlag: at < invoiced ? invoiceFlagValues.invoiceApplied : invoiceFlagValues.noInvoice,
  }));
}

function customisedOrder(plan: Plan, at: number, { daysAgo }: Moments): CustomisedOrderEntry {
  const id = at + 1;
  const createTime = daysAgo(110 - at * 6);
  const amountListVos =
    plan.paid === undefined ? [] : amounts(plan, at * instalments.length + 1, daysAgo(100 - at * 5));
  const totalAmount = amountListVos.reduce((sum, { amount }) => sum + amount, 0);
  const offered =
    plan.state !== states.toBeExamined &&
    plan.state !== states.orderRejected &&
    plan.state !== states.cancelledOrRejected;
  const signed = offered && plan.state !== states.uploadContract;
  return {
    $id: id,
    $owner: buyer,
    orderNo: orderNumber('C', id, new Date(createTime)),
    createTime,
    orderState: plan.state,
    assFlag: plan.flag ?? flags.noAfterSales,
    send: plan.send ?? sendValues.notShipped,
    unpaid: unpaidState(amountListVos.some(isInstalmentUnpaid)),
    amountListVos,
    totalAmount,
    totalAmountZh: amountListVos.reduce((sum, { amountZh }) => sum + amountZh, 0),
    exchangeRate: rateMicros,
    frontContract: offered ? `offer-${id}.pdf,/files/offer-${id}.pdf` : null,
    backContract: signed ? `signed-${id}.pdf,/files/signed-${id}.pdf` : null,
    productName: wishes[at % wishes.length] ?? '',
    ...described,
    logisticsName: plan.send ? '顺丰速运' : null,
    logisticsOrderNo: plan.send ? `SF30${String(id).padStart(10, '0')}` : null,
  };
}

/** Customised orders in every state and with every flag. */
export function customisedOrders(moments: Moments): CustomisedOrderEntry[] {
  return plans.map((plan, at) => customisedOrder(plan, at, moments));
}
