import { constants } from '#generated/constants.ts';
import { submitCartOrderFormDiscountTypeValues } from '#generated/enums.ts';
import { type Cents, divideHalfUp } from './amounts.ts';

const { memberDiscount, pointsDiscount, noDiscount } = submitCartOrderFormDiscountTypeValues;

/** `discountType` on the wire: the two boxes exclude each other, none ticked is the default. */
export const discountTypes = { member: memberDiscount, points: pointsDiscount, none: noDiscount } as const;

export type DiscountChoice = keyof typeof discountTypes;

/** What the server grants a member: a discount in tenths of the price, and how many points are worth how much. */
export interface DiscountTerms {
  /** `discount.discount`: 9.5 means that 95 % of the price is paid. */
  readonly discount: number;
  /** `integralToMoney.maxMoney`, in cents. */
  readonly maxMoney: Cents;
  /** `integralToMoney.maxIntegral`: the points that `maxMoney` costs. */
  readonly maxIntegral: number;
}

/** A discount applied to a price. */
export interface DiscountedTotal {
  readonly discountType: (typeof discountTypes)[DiscountChoice];
  /** What is paid, in cents. */
  readonly payable: Cents;
  /** What is taken off, in cents. */
  readonly deduction: Cents;
  /** Points that are spent. */
  readonly points: number;
}

const scale = 10_000;

/** The price after the member discount: the server's discount divided by 10 as a multiplier, half up to the cent. */
function memberPrice(total: Cents, discount: number): Cents {
  const multiplier = Math.round((discount * scale) / constants.memberDiscountDivisor);
  return Number(divideHalfUp(BigInt(total) * BigInt(multiplier), BigInt(scale)));
}

/** What points take off a price: at most `maxMoney` and at most the price itself. */
function pointsDeduction(total: Cents, terms: Pick<DiscountTerms, 'maxMoney'>): Cents {
  return Math.max(0, Math.min(terms.maxMoney, total));
}

/** The points that a deduction costs: their share of `maxIntegral`, a started point counts whole. */
function pointsFor(deduction: Cents, terms: DiscountTerms): number {
  if (deduction <= 0 || terms.maxMoney <= 0) return 0;
  const [share, whole] = [BigInt(Math.min(deduction, terms.maxMoney)), BigInt(terms.maxMoney)];
  return Number((BigInt(terms.maxIntegral) * share + whole - 1n) / whole);
}

/** Applies what the member has ticked to a total in cents. Nothing is ever paid twice: the two boxes exclude each other. */
export function applyDiscount(total: Cents, choice: DiscountChoice, terms: DiscountTerms): DiscountedTotal {
  const discountType = discountTypes[choice];
  if (choice === 'none') return { discountType, payable: total, deduction: 0, points: 0 };
  if (choice === 'member') {
    const payable = memberPrice(total, terms.discount);
    return { discountType, payable, deduction: total - payable, points: 0 };
  }
  const deduction = pointsDeduction(total, terms);
  return { discountType, payable: total - deduction, deduction, points: pointsFor(deduction, terms) };
}

/**
 * The `integralNum` that a new order sends: the points spent with `discountType` 2, nothing with the member discount,
 * and with neither 10 times the discount, as the documents have it (the server then takes no points).
 */
export function sentPoints(discounted: DiscountedTotal, terms: DiscountTerms): number {
  return discounted.discountType === discountTypes.none
    ? Math.round(terms.discount * constants.defaultIntegralFactor)
    : discounted.points;
}
