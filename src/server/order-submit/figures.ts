import {
  applyDiscount,
  type Cents,
  centsToMicros,
  type DiscountChoice,
  type DiscountedTotal,
  type DiscountTerms,
  discountTypes,
  exchange,
  lineTotal,
  type Micros,
} from '#domain/money/index.ts';
import { priceNow } from '#server/cart/offer.ts';
import type { LockedLine } from './order-lines.ts';

/** A line with what it costs now. */
export interface PricedLine extends LockedLine {
  readonly unitPrice: Micros;
  readonly lineMoney: Cents;
}

/** How the amount of an order comes about. */
export interface Figures {
  readonly lines: readonly PricedLine[];
  /** Sum of the lines, US cents. */
  readonly goods: Cents;
  readonly discounted: DiscountedTotal;
  readonly usMoney: Cents;
  readonly zhMoney: Cents;
  /** Millionths of a yuan for one dollar. */
  readonly rateMicros: number;
}

/** The amounts that a request carries; one that it does not carry is not compared. */
export interface SentFigures {
  readonly integralNum: number;
  readonly moneyNum?: number | undefined;
  readonly integralMoney?: number | undefined;
  /** Of its only line, in cents as on the wire. */
  readonly unitPrice?: number | undefined;
}

const microsPerUnit = 1_000_000;

/** `discountType` of the wire as the rules name it. */
export function choiceOf(discountType: 1 | 2 | 3): DiscountChoice {
  if (discountType === discountTypes.member) return 'member';
  return discountType === discountTypes.points ? 'points' : 'none';
}

/** Works out an order. Every line is rounded once, then the sum is discounted, then exchanged. */
export function orderFigures(
  locked: readonly LockedLine[],
  choice: DiscountChoice,
  terms: DiscountTerms,
  rateMicros: number,
): Figures {
  const lines = locked.map((line) => {
    const unitPrice = priceNow(line.offer, line.num);
    return { ...line, unitPrice, lineMoney: lineTotal(unitPrice, line.num) };
  });
  const goods = lines.reduce((sum, { lineMoney }) => sum + lineMoney, 0);
  const discounted = applyDiscount(goods, choice, terms);
  const zhMoney = exchange(discounted.payable, rateMicros / microsPerUnit);
  return { lines, goods, discounted, usMoney: discounted.payable, zhMoney, rateMicros };
}

/** Whether the page showed something else than what is true now. Without a deduction `integralNum` means nothing. */
export function differs({ lines, discounted, usMoney }: Figures, sent: SentFigures): boolean {
  const byPoints = discounted.discountType === discountTypes.points ? discounted.deduction : 0;
  const unitPrice = lines[0]?.unitPrice;
  return (
    (sent.moneyNum !== undefined && sent.moneyNum !== usMoney) ||
    (sent.integralMoney !== undefined && sent.integralMoney !== byPoints) ||
    (discounted.discountType !== discountTypes.none && sent.integralNum !== discounted.points) ||
    (sent.unitPrice !== undefined && unitPrice !== undefined && centsToMicros(sent.unitPrice) !== unitPrice)
  );
}
