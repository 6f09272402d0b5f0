import { isSoldOut } from '#domain/cart/line-problem.ts';
import type { ObjectType } from '#domain/chat/chat-target.ts';
import { invoiceInfoText } from '#domain/invoice/invoice-info.ts';
import { priceAt } from '#domain/money/index.ts';
import { documentPath } from '#domain/order-documents/document-path.ts';
import { emailKey } from '#domain/session/mailed-codes.ts';
import {
  invoiceFlagValues,
  type invoiceRecordExamStateNames,
  invoiceRecordExamStateValues,
  type invoiceRecordOrderTypeNames,
  invoiceTypeValues,
  objectTypeValues,
  standardOrderProOrderStateValues,
} from '#generated/enums.ts';
import { offeredProduct } from '../cart/offered-product.ts';
import type {
  CartEntry,
  ChatMessageEntry,
  FavouriteEntry,
  FootprintEntry,
  InvoiceEntry,
  ProductEntry,
  StockAlertEntry,
} from '../entries.ts';
import type { Entry } from '../entry.ts';
import type { CustomisedOrderEntry, StandardOrderEntry } from '../orders/order-entries.ts';
import source from './content.json' with { type: 'json' };
import { buyer, members } from './members.ts';
import { type Moments, withIds } from './moments.ts';

type Owned = Entry & { readonly $owner: number };

export function cartItems(products: readonly ProductEntry[]): CartEntry[] {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const lines = source.cart.flatMap(({ productId, num }) => {
    const product = byId.get(productId);
    const seen = product && priceAt(num, product.$unitPrice, product.$tiers);
    return seen === undefined ? [] : [{ $owner: buyer, productId, num, $seenPrice: seen }];
  });
  return withIds(lines, 'carId');
}

const questions = [
  ['这批货可以分两次发吗？', '可以，备注里写明数量即可。'],
  ['Is the reel sealed?', 'Yes, with its humidity card.'],
  ['合同盖章后传在哪里？', '订单详情里上传，当天审核。'],
  ['Can you confirm the date code?', 'Not older than twelve months.'],
] as const;

/** A chat about an order; the newest message is from customer service and unread. */
function chat(order: { orderNo: string; createTime: string }, objectType: ObjectType, rounds: number) {
  const start = Date.parse(order.createTime);
  return Array.from({ length: rounds * 2 }, (_, at) => {
    const [question, reply] = questions[Math.floor(at / 2) % questions.length] ?? ['?', '!'];
    const own = at % 2 === 0;
    return {
      $owner: buyer,
      orderNo: order.orderNo,
      objectType,
      fromShop: !own,
      content: own ? question : reply,
      createTime: new Date(start + at * 600_000).toISOString(),
      readNum: at === rounds * 2 - 1 ? 0 : 1,
    };
  });
}

interface Ordered {
  readonly orderNo: string;
  readonly createTime: string;
}

/** Chats about orders of all three kinds; one is longer than a page. */
export function chatMessages(
  standard: readonly Ordered[],
  customised: readonly Ordered[],
  samples: readonly Ordered[],
): ChatMessageEntry[] {
  const about = (orders: readonly Ordered[], type: ObjectType, rounds: number) => {
    const order = orders.at(-3);
    return order ? chat(order, type, rounds) : [];
  };
  const all = [
    ...about(customised, objectTypeValues.customisedOrder, 3),
    ...about(samples, objectTypeValues.sampleOrder, 2),
    ...about(standard, objectTypeValues.standardOrder, 12),
  ];
  return withIds(all, 'id');
}

const { invoiceIssuing, invoiceIssued, invoiceRefused } = invoiceRecordExamStateValues;

const invoiceInfo = {
  name: '深圳蓝天电子有限公司',
  num: '91440300MA5EXAMPLE',
  city: '深圳市福田区华强北路 1002 号',
  tel: '075582001234',
  kfhmc: '中国银行深圳华强北支行',
  kfhzh: '6217000000000001234',
};

interface Applied {
  readonly orderNo: string;
  readonly orderType: keyof typeof invoiceRecordOrderTypeNames;
  readonly createTime: string;
  readonly examState: keyof typeof invoiceRecordExamStateNames;
  readonly amount: number;
  readonly amountZh: number;
}

function invoiceOf({ orderNo, orderType, createTime, examState, ...amounts }: Applied, index: number) {
  const isIssued = examState === invoiceIssued;
  const invoiceId = index + 1;
  return {
    $owner: buyer,
    orderNo,
    orderType,
    invoiceInfo: invoiceInfoText(invoiceInfo),
    invoiceType: invoiceTypeValues.domesticInvoice,
    createTime,
    examState,
    credits: null,
    amount: isIssued ? amounts.amount : null,
    amountZh: isIssued ? amounts.amountZh : null,
    invoiceLink: isIssued ? documentPath({ orderNo, document: 'invoice', invoiceId }) : null,
  };
}

/** Invoice applications in every state: for orders of both kinds that have the flag, and a refused one, which leaves none. */
export function invoices(
  standard: readonly StandardOrderEntry[],
  customised: readonly CustomisedOrderEntry[],
): InvoiceEntry[] {
  const isInvoiced = ({ invoiceFlag }: { readonly invoiceFlag: number }) =>
    invoiceFlag === invoiceFlagValues.invoiceApplied;
  const ofStandard = (one: StandardOrderEntry) => {
    const { moneyNum: amount, moneyNumZh: amountZh } = one;
    return { ...one, orderType: objectTypeValues.standardOrder, amount, amountZh };
  };
  const ofCustomised = ({ amountListVos, ...one }: CustomisedOrderEntry) => {
    const covered = amountListVos.filter(isInvoiced);
    const amount = covered.reduce((sum, instalment) => sum + instalment.amount, 0);
    const amountZh = covered.reduce((sum, instalment) => sum + instalment.amountZh, 0);
    return { ...one, orderType: objectTypeValues.customisedOrder, amount, amountZh };
  };
  const applied = [
    ...customised.filter(({ amountListVos }) => amountListVos.some(isInvoiced)).map(ofCustomised),
    ...standard.filter(isInvoiced).map(ofStandard),
  ];
  const refusable = standard.find(
    ({ invoiceFlag, proOrderState }) =>
      invoiceFlag === invoiceFlagValues.noInvoice &&
      proOrderState === standardOrderProOrderStateValues.completed,
  );
  const refusedOne = refusable ? [{ ...ofStandard(refusable), examState: invoiceRefused }] : [];
  const decided = applied.map((one, index) => {
    return { ...one, examState: index % 2 === 0 ? invoiceIssued : invoiceIssuing };
  });
  return withIds([...decided, ...refusedOne].map(invoiceOf), 'id');
}

/** The projects of the demo shop. */
export function projects(): Owned[] {
  return withIds(
    source.projects.map((project) => ({ $owner: buyer, ...project })),
    'projectId',
  );
}

/** The requests for remote support of the demo shop. */
export function remoteSupports({ dayAhead }: Moments): Owned[] {
  return withIds(
    source.remoteSupports.map(({ scheduledIn, ...request }) => {
      return { $owner: buyer, ...request, scheduled: dayAhead(scheduledIn) };
    }),
    'supportId',
  );
}

interface SavedProduct extends Entry {
  readonly $owner: number;
  readonly productId: number;
  readonly $seenPrice: number | undefined;
  readonly createTime: string;
}

/** What a product cost when it was kept: of three, one is dearer now, one cheaper. */
const priceFactors = [1, 0.92, 1.15];

/** Twelve products, of which the oldest has left the shop, oldest first. */
function savedProducts(
  products: readonly ProductEntry[],
  step: number,
  { daysAgo }: Moments,
): SavedProduct[] {
  const gone = products.filter(({ $withdrawn }) => $withdrawn).slice(0, 1);
  const sold = products.filter(({ $withdrawn }, at) => at % step === 5 && !$withdrawn).slice(0, 11);
  return [...gone, ...sold].map(({ productId, $unitPrice }, at) => ({
    $id: at + 1,
    $owner: buyer,
    productId,
    $seenPrice: $unitPrice && Math.round($unitPrice * (priceFactors[at % priceFactors.length] ?? 1)),
    createTime: daysAgo(14 - at),
  }));
}

export function favourites(products: readonly ProductEntry[], moments: Moments): FavouriteEntry[] {
  return savedProducts(products, 41, moments).map((entry) => ({ ...entry, proCollecId: entry.$id }));
}

export function footprints(products: readonly ProductEntry[], moments: Moments): FootprintEntry[] {
  return savedProducts(products, 23, moments).map((entry) => ({ ...entry, footId: entry.$id }));
}

/** Requests of the first member for a mail about three products that are sold out, oldest first. */
export function stockAlerts(products: readonly ProductEntry[], { daysAgo }: Moments): StockAlertEntry[] {
  const waitedFor = products.filter((product) => !product.$withdrawn && isSoldOut(offeredProduct(product)));
  return waitedFor.slice(0, 3).map(({ productId }, at) => ({
    $id: at + 1,
    alertId: at + 1,
    $owner: buyer,
    productId,
    $email: emailKey(members.find(({ $id }) => $id === buyer)?.email ?? ''),
    createTime: daysAgo(9 - at),
  }));
}
