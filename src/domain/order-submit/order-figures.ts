import { laterDelivery } from '#domain/cart/backorder.ts';
import { currentPrice, type LineRequest, type OfferedProduct } from '#domain/cart/offered-product.ts';
import {
  applyDiscount,
  type Cents,
  centsToMicros,
  type DiscountChoice,
  type DiscountedTotal,
  type DiscountTerms,
  discountTypes,
  goodsTotal,
  lineTotal,
  type Micros,
  microsToCents,
  receiptInYuan,
} from '#domain/money/index.ts';
import type {
  submitCartOrderFormDiscountTypeNames,
  submitDirectOrderFormDiscountTypeNames,
} from '#generated/enums.ts';

/** A line of an order with its current price. */
export interface PricedLine<Product extends OfferedProduct = OfferedProduct> extends LineRequest<Product> {
  readonly unitPrice: Micros;
  readonly lineMoney: Cents;
  /** Pieces that are not in stock and come from the supplier later. */
  readonly backordered: number;
  /** In how many weeks they come; null where all pieces are in stock. */
  readonly backorderWeeks: number | null;
}

/** How the amount of an order comes about. */
export interface OrderFigures<Product extends OfferedProduct = OfferedProduct> {
  readonly lines: readonly PricedLine<Product>[];
  /** Sum of the lines, US cents. */
  readonly goods: Cents;
  readonly discounted: DiscountedTotal;
  readonly usMoney: Cents;
  readonly zhMoney: Cents;
  /** Millionths of a yuan for one dollar. */
  readonly rateMicros: number;
}

/** The amounts that a request carries; an absent one is not compared. */
export interface SentFigures {
  readonly integralNum: number;
  readonly moneyNum?: number | undefined;
  readonly integralMoney?: number | undefined;
  /** Of its only line, in cents with up to four decimals as on the wire. */
  readonly unitPrice?: number | undefined;
}

/** A value of `discountType` in a request. */
export type DiscountType =
  | keyof typeof submitCartOrderFormDiscountTypeNames
  | keyof typeof submitDirectOrderFormDiscountTypeNames;

const inStock = { backordered: 0, backorderWeeks: null };

/** `discountType` of the wire as the money rules name it. */
export function discountChoice(discountType: DiscountType): DiscountChoice {
  if (discountType === discountTypes.member) return 'member';
  return discountType === discountTypes.points ? 'points' : 'none';
}

/**
 * Figures of an order of products that have a price: in dollars every line is rounded once, then the sum is discounted; in yuan it is
 * charged what its lines are shown as.
 */
export function orderFigures<Product extends OfferedProduct>(
  requested: readonly LineRequest<Product>[],
  choice: DiscountChoice,
  terms: DiscountTerms,
  rateMicros: number,
): OrderFigures<Product> {
  const lines = requested.map((line): PricedLine<Product> => {
    const unitPrice = currentPrice(line.product, line.num);
    if (unitPrice === undefined) throw new Error(`product ${line.product.productId} has no price`);
    const { backordered, backorderWeeks } = laterDelivery(line.product, line.num) ?? inStock;
    return { ...line, unitPrice, lineMoney: lineTotal(unitPrice, line.num), backordered, backorderWeeks };
  });
  const goods = goodsTotal(lines.map(({ lineMoney }) => lineMoney));
  const discounted = applyDiscount(goods, choice, terms);
  const pieces = lines.map(({ unitPrice, num: quantity }) => ({ price: microsToCents(unitPrice), quantity }));
  const { deduction } = discounted;
  const { charged: zhMoney } = receiptInYuan({ lines: pieces, deduction }, rateMicros);
  return { lines, goods, discounted, usMoney: discounted.payable, zhMoney, rateMicros };
}

/** Whether the page showed other figures than the current ones. Without a deduction `integralNum` means nothing. */
export function differsFromSent(
  { lines, discounted, usMoney }: OrderFigures,
  { integralNum, moneyNum, integralMoney, unitPrice: sentPrice }: SentFigures,
): boolean {
  const byPoints = discounted.discountType === discountTypes.points ? discounted.deduction : 0;
  const unitPrice = lines[0]?.unitPrice;
  return (
    (moneyNum !== undefined && moneyNum !== usMoney) ||
    (integralMoney !== undefined && integralMoney !== byPoints) ||
    (discounted.discountType !== discountTypes.none && integralNum !== discounted.points) ||
    (sentPrice !== undefined && unitPrice !== undefined && centsToMicros(sentPrice) !== unitPrice)
  );
}
