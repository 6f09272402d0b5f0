import {
  applyDiscount,
  centsToMicros,
  type DiscountChoice,
  type DiscountTerms,
  discountTypes,
  exchange,
  lineTotal,
  microsToCents,
} from '#domain/money/index.ts';
import { constants } from '#generated/constants.ts';
import { selectCartItemsAnswerLimits } from '#generated/limits.ts';
import { type Call, type CustomHandlers, callingMember, refused } from '../call.ts';
import { shownBy } from '../engine.ts';
import { yuanPerDollar } from '../exchange-rate.ts';
import { balancesOf, bookPoints } from '../ledger.ts';
import { currentUnitPrice, type LineRequest, productParams, validateOrderLines } from '../line-requests.ts';
import { orderNumber } from '../order-number.ts';
import { findOwn } from '../own-entry.ts';
import { firstLine, lineOf } from '../start/standard-orders.ts';

const mostChosen = selectCartItemsAnswerLimits.data.maxItems;

function placeOrder(call: Call, wanted: readonly LineRequest[], sent: Sent) {
  const rejection = validateOrderLines(wanted);
  if (rejection) return rejection;
  const figures = figuresOf(call, wanted, sent.discountType);
  const wrong = checkAmounts(call, figures, wanted, sent);
  if (wrong) return wrong;
  const { store } = call.world;
  for (const { product, num } of wanted) store.change('products', product, { stock: product.stock - num });
  const lines = wanted.map(({ product, num }) => lineOf(product, num));
  const { discounted, usMoney, zhMoney } = figures;
  const { receivingUser, receivingAddress, receivingPhone } = sent;
  const { orderNo } = store.add('standardOrders', ($id) => ({
    $id,
    $owner: callingMember(call).$id,
    orderNo: orderNumber('P', $id, call.now),
    ...firstLine(lines),
    lines,
    moneyNum: usMoney,
    moneyNumZh: zhMoney,
    createTime: call.now.toISOString(),
    receivingUser,
    receivingAddress,
    receivingPhone,
    proOrderState: 1,
    assFlag: 0,
    invoiceFlag: 0,
    logisticsName: null,
    logisticsNum: null,
    systemContract: null,
    userContract: null,
    discountType: discounted.discountType,
    discountMoney: discounted.deduction,
    $points: discounted.points,
  }));
  bookPoints(call, { budget: 1, flowType: 2, flowNum: discounted.points, objectId: orderNo });
  return { ok: true, data: orderNo, params: { usMoney, zhMoney } } as const;
}

interface Sent {
  readonly discountType: 1 | 2 | 3;
  readonly integralNum: number;
  readonly moneyNum?: number;
  readonly integralMoney?: number;
  /** Of the only line, in cents. */
  readonly unitPrice?: number;
  readonly receivingUser: string;
  readonly receivingAddress: string;
  readonly receivingPhone: string;
}

function figuresOf(call: Call, wanted: readonly LineRequest[], discountType: 1 | 2 | 3) {
  const goods = wanted.reduce((sum, line) => sum + lineTotal(currentUnitPrice(line), line.num), 0);
  const discounted = applyDiscount(goods, choices[discountType], termsOf(call));
  return { discounted, usMoney: discounted.payable, zhMoney: exchange(discounted.payable, yuanPerDollar) };
}

const choices: Readonly<Record<1 | 2 | 3, DiscountChoice>> = { 1: 'member', 2: 'points', 3: 'none' };

function termsOf(call: Call): DiscountTerms {
  const maxMoney = Math.floor(balancesOf(call).points / constants.pointsPerCent);
  const discount = discounts[callingMember(call).grade] ?? noDiscount;
  return { discount, maxMoney, maxIntegral: maxMoney * constants.pointsPerCent };
}

const discounts: Readonly<Record<string, number>> = constants.gradeDiscounts;

const noDiscount = 10;

/** Why the figures that the page sent do not stand. */
function checkAmounts(call: Call, figures: Figures, wanted: readonly LineRequest[], sent: Sent) {
  const { points } = balancesOf(call);
  if (sent.discountType === discountTypes.points && sent.integralNum > points)
    return { ok: false, code: 'insufficientPoints', params: { missing: sent.integralNum - points } } as const;
  if (!differs(figures, wanted, sent)) return undefined;
  const products = wanted.map((line) => ({
    ...productParams(line),
    unitPrice: microsToCents(currentUnitPrice(line)),
  }));
  const { usMoney, zhMoney, discounted } = figures;
  const params = { usMoney, zhMoney, integralNum: discounted.points, products };
  return { ok: false, code: 'priceChanged', params } as const;
}

type Figures = ReturnType<typeof figuresOf>;

function differs({ discounted, usMoney }: Figures, [first]: readonly LineRequest[], sent: Sent): boolean {
  const byPoints = discounted.discountType === discountTypes.points ? discounted.deduction : 0;
  return (
    (sent.moneyNum !== undefined && sent.moneyNum !== usMoney) ||
    (sent.integralMoney !== undefined && sent.integralMoney !== byPoints) ||
    (discounted.discountType !== discountTypes.none && sent.integralNum !== discounted.points) ||
    (sent.unitPrice !== undefined &&
      first !== undefined &&
      centsToMicros(sent.unitPrice) !== currentUnitPrice(first))
  );
}

/** Custom because an order changes stock, points and the cart, at prices that are calculated again. */
export const orderSubmitHandlers: CustomHandlers = {
  /** More lines than an answer may hold are refused by the field, each comes once and in the order asked for. */
  selectCartItems(call, { ids }) {
    const carIds = [...new Set(ids.split(',').map(Number))];
    if (ids.split(',').length > mostChosen) {
      const fields = [{ field: 'ids', rule: 'maxItems' as const, limit: mostChosen }];
      return { ok: false, code: 'fieldRefused', params: { fields } } as never;
    }
    const data: unknown[] = [];
    for (const carId of carIds) {
      const found = findOwn(call, 'cartItems', 'carId', carId);
      if (!found.ok) return found;
      data.push(shownBy(call, found.entry));
    }
    return { ok: true, data: data as never };
  },

  submitCartOrder(call, { productInfos, ...sent }) {
    const { store } = call.world;
    const infos = productInfos as unknown as readonly { carId: number; productId: number; num: number }[];
    const wanted: LineRequest[] = [];
    for (const { carId, productId, num } of infos) {
      const line = findOwn(call, 'cartItems', 'carId', carId);
      if (!line.ok) return line;
      const product = store.at('products', productId);
      if (!product || line.entry.productId !== productId) return refused('notFound');
      wanted.push({ product, num, carId });
    }
    const placed = placeOrder(call, wanted, sent);
    if (placed.ok)
      for (const { carId } of infos) {
        const line = store.at('cartItems', carId);
        if (line) store.remove('cartItems', line);
      }
    return placed;
  },

  submitDirectOrder(call, { productId, num, ...sent }) {
    const product = call.world.store.at('products', productId);
    if (product?.productNum !== sent.productNum) return refused('notFound');
    return placeOrder(call, [{ product, num }], sent);
  },

  getConsumerDiscount(call) {
    const { discount, maxMoney, maxIntegral } = termsOf(call);
    return { ok: true, data: { discount: { discount }, integralToMoney: { maxMoney, maxIntegral } } };
  },
};
