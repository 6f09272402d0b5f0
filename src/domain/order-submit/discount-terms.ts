import type { DiscountTerms } from '#domain/money/index.ts';
import { constants } from '#generated/constants.ts';

const discounts: Readonly<Record<string, number>> = constants.gradeDiscounts;
/** All of the price. */
const noDiscount = constants.memberDiscountDivisor;

/**
 * What a member may choose from: the discount of the grade (in tenths of the price, none for an unknown grade) and what all of
 * the member's points together are worth, in whole US cents. (`getConsumerDiscount`, `constants.gradeDiscounts`, `pointsPerCent`)
 */
export function discountTermsFor(grade: string | null, points: number): DiscountTerms {
  const maxMoney = Math.floor(points / constants.pointsPerCent);
  return {
    discount: (grade === null ? undefined : discounts[grade]) ?? noDiscount,
    maxMoney,
    maxIntegral: maxMoney * constants.pointsPerCent,
  };
}

/** The terms of a member on the wire. */
export function sentDiscountTerms(grade: string | null, points: number) {
  const { discount, maxMoney, maxIntegral } = discountTermsFor(grade, points);
  return { discount: { discount }, integralToMoney: { maxMoney, maxIntegral } };
}
