import { eq } from 'drizzle-orm';
import type { DiscountTerms } from '#domain/money/index.ts';
import { constants } from '#generated/constants.ts';
import type { Executor } from '#server/db/client.ts';
import { member } from '#server/db/schema/session.ts';

const discounts: Readonly<Record<string, number>> = constants.gradeDiscounts;
/** In tenths of the price: all of it. */
const noDiscount = 10;

/** What a member may choose from: the discount of the grade, and what all the points together are worth. */
export function termsFor(grade: string | null, points: number): DiscountTerms {
  const maxMoney = Math.floor(points / constants.pointsPerCent);
  return {
    discount: (grade === null ? undefined : discounts[grade]) ?? noDiscount,
    maxMoney,
    maxIntegral: maxMoney * constants.pointsPerCent,
  };
}

/** The terms of a member with so many points. */
export async function readTerms(db: Executor, memberId: number, points: number): Promise<DiscountTerms> {
  const [found] = await db.select({ grade: member.grade }).from(member).where(eq(member.id, memberId));
  return termsFor(found?.grade ?? null, points);
}
