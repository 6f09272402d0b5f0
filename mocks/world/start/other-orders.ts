import type { Bilingual } from '#domain/language.ts';
import { exchange } from '#domain/money/index.ts';
import type { CustomisedOrderEntry, InstalmentEntry, ProductEntry, SampleOrderEntry } from '../entries.ts';
import { yuanPerDollar } from '../exchange-rate.ts';
import { orderNumber } from '../order-number.ts';
import { buyer } from './members.ts';
import type { Moments } from './moments.ts';
import { receiver } from './standard-orders.ts';

const sampleStates = [3, 4, 5, 1, 2, 0] as const;
const sampleSent = new Set<number>([2, 3]);

/** The product fields of a sample order. */
export function sampleOf(product: ProductEntry) {
  const { productId, productNum, productImg, productName } = product;
  return { orderType: 3, productId, productNum, productImg, params: { productName, productImg } };
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
  readonly state: number;
  readonly flag?: CustomisedOrderEntry['assFlag'];
  readonly send?: 1;
  /** How many of the three instalments are paid; absent until the back office has set them. */
  readonly paid?: 0 | 1 | 2 | 3;
  /** Number of instalments with an invoice application. */
  readonly invoiced?: number;
}

/** Every state and every flag, oldest first. */
const plans: readonly Plan[] = [
  { state: 10, flag: 5, send: 1, paid: 3 },
  { state: 10, flag: 4, send: 1, paid: 3 },
  { state: 10, flag: 2, send: 1, paid: 3 },
  { state: 10, flag: 3, send: 1, paid: 3 },
  { state: 10, flag: 1, send: 1, paid: 3 },
  { state: 9 },
  { state: 8, send: 1, paid: 3, invoiced: 1 },
  { state: 7 },
  { state: 6, paid: 0 },
  { state: 5, send: 1, paid: 3 },
  { state: 5, paid: 3 },
  { state: 4, send: 1, paid: 2 },
  { state: 4, paid: 1 },
  { state: 4, paid: 0 },
  { state: 3, paid: 0 },
  { state: 2 },
  { state: 1 },
  { state: 0 },
];

const instalments: readonly { readonly name: Bilingual; readonly amount: number; readonly head: 0 | 1 }[] = [
  { name: { zh: '模具费', en: 'Tooling' }, amount: 60_000, head: 1 },
  { name: { zh: '首付款', en: 'Deposit' }, amount: 90_000, head: 1 },
  { name: { zh: '尾款', en: 'Balance' }, amount: 150_000, head: 0 },
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
    amountState: at < paid ? 1 : 0,
    headAmount: head,
    amountTime: at < paid ? paidAt : null,
    invoiceFlag: at < invoiced ? 1 : 0,
  }));
}

function customisedOrder(plan: Plan, at: number, { daysAgo }: Moments): CustomisedOrderEntry {
  const id = at + 1;
  const createTime = daysAgo(110 - at * 6);
  const amountListVos =
    plan.paid === undefined ? [] : amounts(plan, at * instalments.length + 1, daysAgo(100 - at * 5));
  const totalAmount = amountListVos.reduce((sum, { amount }) => sum + amount, 0);
  const offered = plan.state >= 1 && plan.state !== 7 && plan.state !== 9;
  const signed = offered && plan.state !== 1;
  return {
    $id: id,
    $owner: buyer,
    orderNo: orderNumber('C', id, new Date(createTime)),
    createTime,
    orderState: plan.state,
    assFlag: plan.flag ?? 0,
    send: plan.send ?? 0,
    unpaid: amountListVos.some(({ amountState }) => amountState === 0) ? 1 : 0,
    amountListVos,
    totalAmount,
    totalAmountZh: exchange(totalAmount, yuanPerDollar),
    frontContract: offered ? `offer-${id}.pdf,/files/offer-${id}.pdf` : null,
    backContract: signed ? `signed-${id}.pdf,/files/signed-${id}.pdf` : null,
    productName: wishes[at % wishes.length] ?? '',
    ...described,
    logisticsOrderNo: plan.send ? `SF30${String(id).padStart(10, '0')}` : null,
  };
}

/** Customised orders in every state and with every flag. */
export function customisedOrders(moments: Moments): CustomisedOrderEntry[] {
  return plans.map((plan, at) => customisedOrder(plan, at, moments));
}
