import {
  applyDiscount,
  type DiscountChoice,
  type DiscountedTotal,
  type DiscountTerms,
} from '#domain/money/discounts.ts';
import { type ChargedLines, linesInDollars } from '#domain/money/exchange.ts';
import type { ConsumerDiscount } from '#generated/hooks/model/consumerDiscount.ts';
import type { OrderLine } from './order-line.ts';

/** How the amount to pay comes about, in whole cents. */
export interface Figures {
  readonly goods: number;
  readonly choice: DiscountChoice;
  readonly discounted: DiscountedTotal;
  /** The lines with what is taken off them. */
  readonly order: ChargedLines;
  /** What each of the two boxes would take off this order. */
  readonly offers: Readonly<Record<'member' | 'points', DiscountedTotal>>;
}

export function termsOf({ discount, integralToMoney }: ConsumerDiscount): DiscountTerms {
  return { discount: discount.discount, ...integralToMoney };
}

/** The figures of an order. A box that takes nothing off is not offered, so it counts as not ticked. */
export function figuresOf(
  lines: readonly OrderLine[],
  ticked: DiscountChoice,
  terms: DiscountTerms,
): Figures {
  const goods = linesInDollars(lines);
  const offers = {
    member: applyDiscount(goods, 'member', terms),
    points: applyDiscount(goods, 'points', terms),
  };
  const choice = ticked !== 'none' && offers[ticked].deduction > 0 ? ticked : 'none';
  const discounted = choice === 'none' ? applyDiscount(goods, 'none', terms) : offers[choice];
  return { goods, choice, discounted, order: { lines, deduction: discounted.deduction }, offers };
}
